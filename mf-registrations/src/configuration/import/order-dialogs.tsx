import { isApiError } from "@coulisses/shared-auth";
import type { ImportUpload, LastImport } from "@coulisses/shared-domain/import/festival-import";
import { makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { ConfirmDialog } from "@coulisses/shared-ui/overlay";
import type { ReactNode } from "react";
import { useStartImportMutation, useUndoImportMutation } from "../../api/festival-import-api";

const useStyles = makeStyles({ lines: { display: "grid", gap: "8px" } });

const importLines = [
  "Fais d'abord une sauvegarde de la base. Tout arrive d'un coup : si quelque chose échoue, rien n'est écrit.",
  "Les administrateurs restent connectés. Les personnes reprises se connectent avec leur adresse et leur mot de passe d'Overbookd, et approuvent à nouveau les conditions d'utilisation. Aucun mail ne part.",
  "Pendant quelques minutes, les autres attendent pour enregistrer ; sans serveur PostgreSQL, tout le site attend.",
];
const undoLines = [
  "Tout ce que la reprise a apporté est effacé, et le festival redevient comme avant elle. Les personnes reprises sont déconnectées et n'ont plus de compte ici ; les administrateurs d'avant restent connectés.",
  "C'est refusé dès que quelqu'un a changé ici quelque chose de repris : personne ne perd son travail.",
];

type ImportProps = { upload: ImportUpload; onClose: () => void };

/** Asks before everything of a file is written. */
export function StartDialog({ upload, onClose }: ImportProps) {
  const [start, { isLoading, error }] = useStartImportMutation();
  const confirm = async () => {
    const answer = await start({ upload: upload.id });
    if (!answer.error) onClose();
  };
  return (
    <OrderDialog
      title={`Importer « ${upload.name} » dans ce festival ?`}
      confirmLabel="Importer"
      lines={importLines}
      isLoading={isLoading}
      error={error}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

type UndoProps = { last: LastImport; onClose: () => void };

/** Asks before everything of an import is taken back. */
export function UndoDialog({ last, onClose }: UndoProps) {
  const [undo, { isLoading, error }] = useUndoImportMutation();
  const confirm = async () => {
    const answer = await undo();
    if (!answer.error) onClose();
  };
  return (
    <OrderDialog
      title={`Défaire la reprise de « ${last.source} » ?`}
      confirmLabel="Tout effacer"
      danger
      lines={undoLines}
      isLoading={isLoading}
      error={error}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

type OrderProps = {
  title: string;
  confirmLabel: string;
  danger?: boolean;
  lines: readonly string[];
  isLoading: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
};

function OrderDialog({ lines, isLoading, error, ...dialog }: OrderProps): ReactNode {
  const styles = useStyles();
  return (
    <ConfirmDialog open loading={isLoading} {...dialog}>
      <div className={styles.lines}>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {isApiError(error) && (
          <Notice intent="error" role="alert">
            {error.message}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
