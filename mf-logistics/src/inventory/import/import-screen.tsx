import { type ApiError, isApiError, useListGearsQuery, useNotify } from "@coulisses/shared-auth";
import type { Gear } from "@coulisses/shared-domain/gear/gear";
import { inventoryForm, mergeRecords } from "@coulisses/shared-domain/inventory/inventory";
import { inventoryRows } from "@coulisses/shared-domain/inventory/inventory-rows";
import type { StockRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { SheetImport } from "@coulisses/shared-pages/spreadsheet";
import { Button, Notice } from "@coulisses/shared-ui/base";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useGetInventoryQuery, useReplaceInventoryMutation } from "../../api/inventory-api";

const SaveDialog = onDemand(() => import("./save-dialog"));

const none: never[] = [];
const STALE = 412;

/** Records to save in place of all others, and the wrong rows that are left out. */
type Ready = { records: StockRecord<Gear>[]; wrong: number };

export default function ImportScreen({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const { data: gears, error, refetch } = useListGearsQuery();
  const { data: inventory, refetch: readInventory } = useGetInventoryQuery();
  const [replace, { isLoading: saving }] = useReplaceInventoryMutation();
  // The version shown on arrival: a save replaces that one and no later one.
  const [seenVersion] = useState(inventory?.version);
  const [ready, setReady] = useState<Ready>();
  const [confirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const kind = useMemo(() => inventoryRows(gears ?? none), [gears]);

  const save = async (version: number | undefined) => {
    if (!ready) return;
    setFailure(undefined);
    const saved = await replace({ body: inventoryForm(ready.records), version });
    if (isApiError(saved.error)) {
      if (saved.error.status === STALE) await readInventory();
      return setFailure(saved.error);
    }
    notify({ type: "success", message: "L'inventaire a été réinitialisé" });
    onClose();
  };

  return (
    <>
      <SheetImport
        title="Mise à jour de l'inventaire"
        subtitle="Ce fichier remplacera tout l'inventaire, une fois vérifié ici."
        name="inventaire"
        kind={kind}
        ready={gears !== undefined}
        failed={isApiError(error) ? { message: error.message, retry: () => void refetch() } : undefined}
        saveLabel="Sauvegarder l'inventaire"
        saving={saving}
        save={(records, { wrong }) => {
          setReady({ records: mergeRecords(records), wrong });
          setConfirming(true);
        }}
        onClose={onClose}
      >
        {failure && (
          <Notice
            intent="error"
            role="alert"
            title="L'inventaire n'a pas été enregistré ; tes lignes sont toujours là"
            actions={
              failure.status === STALE && (
                <Button size="small" onClick={() => void save(inventory?.version)}>
                  Remplacer quand même
                </Button>
              )
            }
          >
            {failure.message}
          </Notice>
        )}
      </SheetImport>
      {confirming && ready && (
        <SaveDialog
          kept={ready.records.length}
          wrong={ready.wrong}
          present={(inventory?.answer ?? none).reduce((sum, { records }) => sum + records.length, 0)}
          onConfirm={() => void save(seenVersion)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
