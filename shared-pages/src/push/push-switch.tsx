import { Button, makeStyles, Text } from "@coulisses/shared-ui/base";
import { type PushHere, pushWords } from "./use-push-here";

const useStyles = makeStyles({
  line: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
});

/** The state of reminders on this device, and the button that changes it; each device has its own. */
export function PushSwitch({ state, busy, turnOn, turnOff }: PushHere) {
  const styles = useStyles();
  if (state === undefined || state === "none") return null;
  const canChange = state === "on" || state === "off";
  return (
    <div className={styles.line} role="group" aria-label="Notifications sur cet appareil">
      <Text size="small">{pushWords[state]}</Text>
      {canChange && (
        <Button size="small" loading={busy} onClick={() => void (state === "on" ? turnOff() : turnOn())}>
          {state === "on" ? "Ne plus les afficher ici" : "Les afficher ici"}
        </Button>
      )}
    </div>
  );
}
