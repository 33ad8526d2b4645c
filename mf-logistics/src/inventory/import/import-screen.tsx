import { type ApiError, isApiError, useListGearsQuery, useNotify } from "@coulisses/shared-auth";
import { inventoryForm } from "@coulisses/shared-domain/inventory/inventory";
import { inventoryTemplate } from "@coulisses/shared-domain/inventory/import-columns";
import { Button, ErrorCard, makeStyles, Surface, Text } from "@coulisses/shared-ui/base";
import { downloadCsv } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useLeaveGuard } from "@coulisses/shared-pages/router";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { useGetInventoryQuery, useReplaceInventoryMutation } from "../../api/inventory-api";
import { FileField } from "../../parts/file-field";
import { ImportNotices } from "./import-notices";
import { ImportedLines } from "./imported-lines";
import { useInventoryFile } from "./use-inventory-file";

const SaveDialog = onDemand(() => import("./save-dialog"));

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", gap: "12px" },
  card: { display: "flex", flexDirection: "column", gap: "12px" },
});

const FILE_MISSING = "Choisis d'abord le fichier à importer";
const none: never[] = [];
const STALE = 412;

export default function ImportScreen({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const notify = useNotify();
  const { data: gears = none, isSuccess, error, refetch } = useListGearsQuery();
  const { data: inventory, refetch: readInventory } = useGetInventoryQuery();
  const [replace, { isLoading: saving }] = useReplaceInventoryMutation();
  // The version shown on arrival: a save replaces that one and no later one.
  const [seenVersion] = useState(inventory?.version);
  const [fileName, setFileName] = useState<string>();
  const [confirming, setConfirming] = useState(false);
  const [missesFile, setMissesFile] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const { imported, isCorrected, progress, error: unreadable, read, fix } = useInventoryFile(gears);
  const guard = useLeaveGuard(isCorrected);

  const save = async (version: number | undefined) => {
    if (!imported) return;
    setFailure(undefined);
    const saved = await replace({ body: inventoryForm(imported.records), version });
    if (isApiError(saved.error)) {
      if (saved.error.status === STALE) await readInventory();
      return setFailure(saved.error);
    }
    guard.release();
    notify({ type: "success", message: "L'inventaire a été réinitialisé" });
    onClose();
  };

  if (!isSuccess && isApiError(error))
    return <ErrorCard message={error.message} onRetry={() => void refetch()} />;

  return (
    <div className={styles.page}>
      <Surface
        title="Mise à jour de l'inventaire"
        subtitle="Ce fichier remplacera tout l'inventaire, une fois vérifié ici."
        actions={
          <>
            <Button
              icon={<UiIcon name="download" />}
              onClick={() => downloadCsv("modele-inventaire.csv", inventoryTemplate())}
            >
              Télécharger un modèle
            </Button>
            <Button onClick={() => guard.leave(onClose)}>Annuler</Button>
            <Button
              appearance="primary"
              loading={saving || progress !== null}
              onClick={() => (imported ? setConfirming(true) : setMissesFile(true))}
            >
              Sauvegarder l'inventaire
            </Button>
          </>
        }
        className={styles.card}
      >
        <FileField
          label="Import"
          hint="CSV d'Excel ou de LibreOffice : Référence, Quantité, Lieu de stockage ; au choix Matos et Commentaire"
          buttonLabel={imported ? "Choisir un autre fichier" : "Choisir un fichier"}
          fileName={fileName}
          accept=".csv,.txt,.tsv,text/csv"
          autoFocus
          disabled={!isSuccess || saving}
          error={unreadable ?? (missesFile && fileName === undefined ? FILE_MISSING : undefined)}
          onChoose={(file) =>
            guard.leave(() => {
              setFileName(file.name);
              setFailure(undefined);
              read(file);
            })
          }
        />
        <ImportNotices
          progress={progress}
          ignoredColumns={imported?.ignoredColumns ?? none}
          failure={failure}
          onReplaceAnyway={failure?.status === STALE ? () => void save(inventory?.version) : undefined}
        />
      </Surface>
      {imported && <ImportedLines imported={imported} gears={gears} onFix={fix} />}
      {!imported && progress === null && unreadable === undefined && (
        <Text muted>
          Les lignes valides et les erreurs du fichier s'afficheront ici : rien n'est changé avant que tu
          sauvegardes.
        </Text>
      )}
      {confirming && imported && (
        <SaveDialog
          imported={imported}
          present={(inventory?.answer ?? none).reduce((sum, { records }) => sum + records.length, 0)}
          onConfirm={() => void save(seenVersion)}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}
