import { answerEmailChange } from "@coulisses/shared-auth/session";
import { Button, Heading, Text, useDocumentTitle } from "@coulisses/shared-ui/base";
import { useState } from "react";
import { goTo, useBrowserLocation } from "../root/browser-location";
import { LightLink } from "./light-link";
import { useLoginStyles } from "./login-styles";
import { PublicFrame } from "./public-frame";

const TITLE = "Changement de ton adresse mail";
const outcomes = {
  confirm: "C'est noté : la nouvelle adresse sert maintenant à te connecter.",
  refuse: "C'est noté : ton adresse ne change pas. Préviens les responsables si tu n'avais rien demandé.",
};
type Answer = keyof typeof outcomes;

/**
 * The page of the link sent to an account's old address: only a press answers, as mail readers open links.
 */
export default function EmailChangePage() {
  const styles = useLoginStyles();
  const { path } = useBrowserLocation();
  const [sending, setSending] = useState<Answer>();
  const [told, setTold] = useState<{ text: string; isOver: boolean }>();
  useDocumentTitle(TITLE);

  async function send(answer: Answer) {
    setSending(answer);
    const sent = await answerEmailChange(answer, { token: decodeURIComponent(path.split("/")[2] ?? "") });
    setSending(undefined);
    setTold(sent.ok ? { text: outcomes[answer], isOver: true } : { text: sent.error.message, isOver: false });
  }

  return (
    <PublicFrame>
      <div className={styles.form}>
        <Heading level={1} visual={2}>
          {TITLE}
        </Heading>
        {told?.isOver !== true && (
          <>
            <Text as="p">
              Un·e responsable a donné une nouvelle adresse à ton compte. Si tu ne réponds pas, elle servira à
              te connecter au bout d'un jour.
            </Text>
            <Button
              appearance="primary"
              loading={sending === "confirm"}
              disabled={sending !== undefined}
              onClick={() => void send("confirm")}
            >
              Confirmer la nouvelle adresse
            </Button>
            <Button
              loading={sending === "refuse"}
              disabled={sending !== undefined}
              onClick={() => void send("refuse")}
            >
              Ce n'est pas moi : refuser
            </Button>
          </>
        )}
        <div role="status">{told && <Text as="p">{told.text}</Text>}</div>
        <LightLink to="/login" onFollow={goTo}>
          Aller à la connexion
        </LightLink>
      </div>
    </PublicFrame>
  );
}
