import type { ApiError } from "@coulisses/shared-auth";
import { Button, makeStyles, Notice } from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({
  progress: { maxWidth: "320px" },
});

type Props = {
  /** From 0 to 1; null when no file is being read. */
  progress: number | null;
  ignoredColumns: readonly string[];
  failure: ApiError | undefined;
  /** Set once another person has replaced the inventory. */
  onReplaceAnyway: (() => void) | undefined;
};

/** Progress of the reading, and the problems of the reading or the save. */
export function ImportNotices({ progress, ignoredColumns, failure, onReplaceAnyway }: Props) {
  const styles = useStyles();
  return (
    <>
      {progress !== null && (
        <Progress label="Lecture du fichier" value={progress} className={styles.progress} />
      )}
      {ignoredColumns.length > 0 && (
        <Notice intent="info" role="status">
          {ignoredColumns.length > 1 ? "Colonnes ignorées" : "Colonne ignorée"} : {ignoredColumns.join(", ")}
        </Notice>
      )}
      {failure && (
        <Notice
          intent="error"
          role="alert"
          title="L'inventaire n'a pas été enregistré ; tes lignes sont toujours là"
          actions={
            onReplaceAnyway && (
              <Button size="small" onClick={onReplaceAnyway}>
                Remplacer quand même
              </Button>
            )
          }
        >
          {failure.message}
        </Notice>
      )}
    </>
  );
}
