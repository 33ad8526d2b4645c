import { isApiError, useNotify } from "@coulisses/shared-auth";
import { type FestivalImport, formatSize } from "@coulisses/shared-domain/import/festival-import";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { Button, makeStyles, Notice, Text } from "@coulisses/shared-ui/base";
import { Progress } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type ChangeEvent, useRef, useState } from "react";
import { useDropUploadMutation, useTryImportMutation } from "../../api/festival-import-api";
import { StartDialog } from "./order-dialogs";
import { useSending } from "./use-sending";

const useStyles = makeStyles({
  card: { display: "grid", gap: "12px", gridTemplateColumns: "minmax(0, 1fr)" },
  row: { display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "center" },
  name: { overflowWrap: "anywhere" },
});

type Props = { state: FestivalImport; isRunning: boolean };

/** The file to import: choose it, try it, import it. */
export function FileCard({ state, isRunning }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const { upload, maxBytes } = state;
  const { sending, send } = useSending();
  const [tryIt, trying] = useTryImportMutation();
  const [drop, dropping] = useDropUploadMutation();
  const [isStarting, setStarting] = useState(false);
  const isWhole = upload !== null && upload.received >= upload.bytes;

  const tryUpload = async (id: string) => {
    const { error } = await tryIt({ upload: id });
    if (isApiError(error)) notify({ type: "error", message: error.message });
  };
  const sendAndTry = async (file: File) => {
    const id = await send(file);
    if (id !== undefined) await tryUpload(id);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Emptied so that the same file can be chosen again.
    target.value = "";
    if (file) void sendAndTry(file);
  };
  const remove = async (id: string) => {
    const { error } = await drop({ upload: id });
    if (isApiError(error)) notify({ type: "error", message: error.message });
  };

  if (sending?.isSending)
    return (
      <Progress
        label={`Envoi de « ${sending.file.name} » (${formatSize(sending.file.size)}) : garde cette page ouverte`}
        value={sending.sent / sending.file.size}
      />
    );
  if (isRunning) return null;
  return (
    <div className={styles.card}>
      {sending?.problem !== undefined && (
        <Notice intent="error" role="alert">
          {sending.problem}
        </Notice>
      )}
      {upload !== null && (
        <Text as="p" className={styles.name}>
          {isWhole
            ? `« ${upload.name} » (${formatSize(upload.bytes)}), envoyé par ${upload.by}, ${formatDateTime(upload.at)}.`
            : `« ${upload.name} » n'est pas arrivé en entier (${formatSize(upload.received)} sur ${formatSize(upload.bytes)}) : choisis-le à nouveau, l'envoi continue où il en était.`}
        </Text>
      )}
      <div className={styles.row}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".sql,.gz,.txt,application/sql,application/gzip,text/plain"
          aria-label="Export d'Overbookd"
          onChange={choose}
        />
        {upload !== null && isWhole && upload.isTried && (
          <Button appearance="primary" onClick={() => setStarting(true)}>
            Importer
          </Button>
        )}
        {upload !== null && isWhole && (
          <Button loading={trying.isLoading} onClick={() => void tryUpload(upload.id)}>
            {upload.isTried ? "Essayer à nouveau" : "Essayer"}
          </Button>
        )}
        {sending !== null && <Button onClick={() => void sendAndTry(sending.file)}>Continuer l'envoi</Button>}
        <Button icon={<UiIcon name="add" />} onClick={() => input.current?.click()}>
          {upload === null ? "Choisir un export et l'essayer" : "Choisir un autre export"}
        </Button>
        {upload !== null && (
          <Button appearance="subtle" loading={dropping.isLoading} onClick={() => void remove(upload.id)}>
            Effacer le fichier
          </Button>
        )}
      </div>
      <Text as="p" size="small" muted>
        {`Le texte que fait pg_dump (--format=plain), compressé (.gz) ou non, ${formatSize(maxBytes)} au plus une fois déballé. L'essai n'écrit rien. Le fichier s'efface du serveur après la reprise, sinon après un jour.`}
      </Text>
      {isStarting && upload !== null && <StartDialog upload={upload} onClose={() => setStarting(false)} />}
    </div>
  );
}
