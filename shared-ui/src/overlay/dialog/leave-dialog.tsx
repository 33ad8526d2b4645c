import { Button } from "../../base/button/button";
import { Text } from "../../base/text/text";
import { Dialog } from "./dialog";

/** The person's answer; closing the question means staying. */
export type LeaveDialogProps = { onStay: () => void; onLeave: () => void };

/** Asks before typed, drawn or corrected content is lost. Staying is the default: Enter and Escape stay. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title="Abandonner ta saisie ?"
      onClose={onStay}
      onEnter={onStay}
      actions={
        <>
          <Button danger onClick={onLeave}>
            Abandonner
          </Button>
          <Button appearance="primary" onClick={onStay} data-autofocus="">
            Rester
          </Button>
        </>
      }
    >
      <Text as="p">Ce que tu as saisi n'est pas encore enregistré.</Text>
    </Dialog>
  );
}
