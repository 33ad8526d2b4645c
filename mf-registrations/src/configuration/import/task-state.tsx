import type { ImportTask } from "@coulisses/shared-domain/import/festival-import";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, Notice } from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({ reason: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" } });

const names = { trial: "L'essai", import: "La reprise", undo: "Le retour en arrière" } as const;
const ends = {
  trial: "Essai terminé : rien n'a été écrit. Lis le compte rendu, puis importe.",
  import: "Reprise terminée.",
  undo: "La reprise est défaite : le festival est comme avant elle.",
} as const;
const running = {
  trial: { reading: "Essai : lecture du fichier", writing: "Essai : écriture, reprise à la fin" },
  import: { reading: "Reprise : lecture du fichier", writing: "Reprise : écriture" },
  undo: { reading: "Retour en arrière", writing: "Retour en arrière" },
} as const;

/** The order that runs, or how the last one ended. */
export function TaskState({ task }: { task: ImportTask }) {
  const styles = useStyles();
  const { order, status, progress, by, at } = task;
  const when = `${names[order]} de ${by}, ${formatDateTime(at)}`;
  if (status === "running")
    return (
      <Progress
        label={`${running[order][progress.step]} (${by})`}
        {...(order !== "undo" && { value: progress.percent / 100 })}
      />
    );
  if (status === "done")
    return (
      <Notice intent="success" role="status">
        {ends[order]}
      </Notice>
    );
  if (status === "interrupted")
    return (
      <Notice intent="warning" role="status">
        {`${when} : le serveur s'est arrêté en route. Ce que la page dit du festival est vrai ; recommence au besoin.`}
      </Notice>
    );
  return (
    <Notice intent="error" role="alert" title={when}>
      <span className={styles.reason}>{task.message}</span>
    </Notice>
  );
}
