import { isApiError } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { Button, makeStyles, Notice, TextField, tokens } from "@coulisses/shared-ui/base";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { type SyntheticEvent, useState } from "react";
import { useLazyReadPersonOfCodeQuery } from "../api/check-in-api";
import { type PersonRow, scanResult } from "./people-rows";
import { useCamera } from "./use-camera";

const useStyles = makeStyles({
  video: {
    width: "100%",
    maxHeight: "45vh",
    objectFit: "cover",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  typed: { display: "flex", alignItems: "end", gap: "8px" },
  field: { flexGrow: 1, minWidth: 0 },
  send: { minHeight: "44px" },
});

type Message = { intent: "success" | "info" | "error"; title: string };

/** Vibration pattern in milliseconds, so that the hand feels the result of a scan. */
const TREMBLES: Record<Message["intent"], number[]> = {
  success: [80],
  info: [40, 60, 40],
  error: [200, 80, 200],
};

type Props = {
  people: readonly PersonRow[];
  /** Called with the person whose code was read. */
  onArrival: (person: PersonRow) => void;
  onClose: () => void;
};

/** Checks people in by QR code, one after the other, or by the code printed below it. */
export default function Scanner({ people, onArrival, onClose }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState("");
  const [message, setMessage] = useState<Message>();
  const [readPerson] = useLazyReadPersonOfCodeQuery();

  const show = (next: Message) => {
    setMessage(next);
    // A phone beside a stage can't be heard.
    if ("vibrate" in navigator) navigator.vibrate(TREMBLES[next.intent]);
  };
  const look = async (text: string) => {
    const result = scanResult(text, people);
    if (result.kind === "no-code")
      return show({ intent: "error", title: "Ce n'est pas un code de pointage" });
    if (result.kind === "elsewhere") return show(await strangerMessage(result.code));
    const name = displayName(result.person);
    if (result.kind === "already") return show({ intent: "info", title: `${name} : déjà pointé·e` });
    onArrival(result.person);
    return show({ intent: "success", title: `${name} : c'est noté` });
  };
  const strangerMessage = async (code: string): Promise<Message> => {
    const { data, error } = await readPerson({ code }, true);
    if (data) {
      const title = `${displayName(data)} n'est pas sur ce créneau : ferme, puis choisis qui cette personne remplace`;
      return { intent: "error", title };
    }
    const isKnownNowhere = isApiError(error) && error.status === 404;
    const title = isKnownNowhere ? error.message : "Ce code n'est celui de personne sur ce créneau";
    return { intent: "error", title };
  };
  const { video, problem } = useCamera((text) => void look(text));
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void look(typed);
    setTyped("");
  };

  return (
    <Dialog open title="Scanner des QR" onClose={onClose}>
      {problem === undefined ? (
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          aria-label="Ce que voit l'appareil photo"
        />
      ) : (
        <Notice intent="warning">{problem}</Notice>
      )}
      <div role="status" aria-label="Dernier code">
        {message && <Notice intent={message.intent}>{message.title}</Notice>}
      </div>
      <form className={styles.typed} onSubmit={send}>
        <TextField
          className={styles.field}
          label="Code écrit sous le QR"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        <Button type="submit" className={styles.send} disabledFocusable={typed.trim() === ""}>
          Pointer
        </Button>
      </form>
    </Dialog>
  );
}
