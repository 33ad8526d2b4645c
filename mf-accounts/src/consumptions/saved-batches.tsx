import type { Batch } from "@coulisses/shared-domain/contract/money/consumptions";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { shortName } from "@coulisses/shared-domain/people/display-name";
import { transactionLabels } from "@coulisses/shared-domain/personal-account/transaction";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { Button, Text } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { Dialog } from "@coulisses/shared-ui/overlay";
import { type ComponentProps, useMemo, useState } from "react";
import { useListBatchesQuery } from "../api/consumptions-api";
import BatchDialog from "./batch-dialog";
import UndoDialog from "./undo-dialog";

const none: never[] = [];

/** True once every line of a save was taken back. */
export const isUndone = ({ lines, undoneLines }: Batch) => lines === undoneLines;

type Props = Pick<ComponentProps<typeof UndoDialog>, "onUndone" | "onClose">;

/** The last saves: each opens, and can be undone. */
export default function SavedBatches({ onUndone, onClose }: Props) {
  const { data: batches = none } = useListBatchesQuery();
  const [opened, setOpened] = useState<Batch>();
  const [undone, setUndone] = useState<Batch>();
  const columns = useMemo(
    (): Column<Batch>[] => [
      { key: "name", header: "Nom", render: ({ name }) => name, mobileTitle: true },
      { key: "type", header: "Type", width: "100px", render: ({ type }) => transactionLabels[type] },
      { key: "by", header: "Par", render: ({ madeBy }) => shortName(madeBy) },
      { key: "at", header: "Quand", width: "180px", render: ({ at }) => formatHumanDateTime(at) },
      { key: "lines", header: "Lignes", width: "70px", align: "end", render: ({ lines }) => lines },
      {
        key: "total",
        header: "Total",
        width: "110px",
        align: "end",
        render: ({ total }) => formatAmount(total),
      },
      {
        key: "undo",
        header: "Annuler",
        hideHeader: true,
        width: "110px",
        align: "end",
        priority: 3,
        render: (batch) =>
          isUndone(batch) ? (
            <Text muted>Annulé</Text>
          ) : (
            <Button size="small" aria-label={`Annuler ${batch.name}`} onClick={() => setUndone(batch)}>
              Annuler
            </Button>
          ),
      },
    ],
    [],
  );
  return (
    <Dialog open size="large" title="Derniers enregistrements" onClose={onClose}>
      <SimpleTable
        caption="Derniers enregistrements"
        rows={batches}
        columns={columns}
        getRowId={({ id }) => id}
        onOpen={setOpened}
        emptyText="Rien n'a encore été enregistré"
      />
      {opened && <BatchDialog batch={opened} onClose={() => setOpened(undefined)} />}
      {undone && <UndoDialog batch={undone} onUndone={onUndone} onClose={() => setUndone(undefined)} />}
    </Dialog>
  );
}
