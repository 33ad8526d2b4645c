import { Button, Notice } from "@coulisses/shared-ui/base";
import type { KeptMark } from "./kept-marks";

type Props = { waiting: readonly KeptMark[]; refused: readonly KeptMark[]; onDrop: () => void };

/** Marks waiting on this phone, and marks that the server refused. */
export function MarksNotice({ waiting, refused, onDrop }: Props) {
  return (
    <>
      {waiting.length > 0 && (
        <Notice role="status">
          {waiting.length === 1 ? "1 pointage à envoyer" : `${String(waiting.length)} pointages à envoyer`} :
          ça part tout seul dès que le réseau est là. Ne te déconnecte pas avant.
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          role="alert"
          intent="error"
          title={
            refused.length === 1
              ? "Un pointage a été refusé"
              : `${String(refused.length)} pointages ont été refusés`
          }
          actions={
            <Button size="small" onClick={onDrop}>
              J'ai lu
            </Button>
          }
        >
          {refused.map(({ name, refusal }) => `${name} : ${String(refusal)}`).join("\n")}
        </Notice>
      )}
    </>
  );
}
