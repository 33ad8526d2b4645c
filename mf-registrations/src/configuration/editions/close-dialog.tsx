import { closingWarnings, type EditionSheets } from "@coulisses/shared-domain/festival-event/sheet-edition";
import { isApiError, useNotify } from "@coulisses/shared-auth";
import { makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useCloseEditionMutation } from "../../api/editions-api";

const useStyles = makeStyles({ lines: { display: "grid", gap: "8px" } });

type Props = { sheets: EditionSheets; onClose: () => void };

/** Closes an edition, once the person has read what it archives and confirmed that. */
export function CloseDialog({ sheets, onClose }: Props) {
  const { edition, activities, tasks } = sheets;
  const styles = useStyles();
  const notify = useNotify();
  const [hasRead, setRead] = useState(false);
  const [close, { isLoading, error }] = useCloseEditionMutation();
  const confirm = async () => {
    if (!hasRead) {
      setRead(true);
      return;
    }
    const answer = await close({ edition });
    if (answer.error) return;
    onClose();
    notify({ type: "success", message: `La ${edition}ème édition est close, ses fiches sont archivées` });
  };
  return (
    <ConfirmDialog
      open
      title={hasRead ? `Archiver ${activities} FA et ${tasks} FT ?` : `Clore la ${edition}ème édition ?`}
      confirmLabel={hasRead ? "Archiver et clore" : "Continuer"}
      danger={hasRead}
      loading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.lines}>
        {closingWarnings(sheets).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text>
          {hasRead
            ? "Elles restent lisibles avec le filtre « Édition » des listes, et on peut repartir d'elles. Rouvrir l'édition les rend à nouveau modifiables."
            : "Le nombre de fiches validées de chaque équipe est gardé tel qu'il est maintenant, pour que l'édition suivante se compare à celle-ci."}
        </Text>
        {isApiError(error) && (
          <Notice intent="error" role="alert">
            {error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
