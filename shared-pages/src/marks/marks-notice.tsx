import type { OutboxEntry } from "@coulisses/shared-auth";
import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { UiIcon } from "@coulisses/shared-ui/icons";

const useStyles = makeStyles({ waiting: { display: "flex", alignItems: "center", gap: "6px" } });

/** Something ticked, by its name. */
type NamedMark = OutboxEntry & { name: string };
type Props = { waiting: readonly NamedMark[]; refused: readonly NamedMark[]; onDrop: () => void };

/** Marks waiting on this phone, and marks that the server refused. */
export function MarksNotice({ waiting, refused, onDrop }: Props) {
  const styles = useStyles();
  return (
    <>
      <div role="status">
        {waiting.length > 0 && (
          <Text size="small" weight="medium" className={styles.waiting}>
            <UiIcon name="clock" size={16} />
            {waiting.length === 1 ? "1 pointage à envoyer" : `${String(waiting.length)} pointages à envoyer`},
            tout seul dès que le réseau est là
          </Text>
        )}
      </div>
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
