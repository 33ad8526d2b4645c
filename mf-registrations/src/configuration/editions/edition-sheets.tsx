import type { EditionSheets } from "@coulisses/shared-domain/festival-event/sheet-edition";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { loadState, useListEditionSheetsQuery } from "@coulisses/shared-auth";
import { Button, LoadState } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState } from "react";
import { CloseDialog } from "./close-dialog";
import { ReopenDialog } from "./reopen-dialog";

const count = { width: "72px", align: "end" } as const;

/** The editions that have sheets; those of a closed one are archived. */
export function EditionSheetsTable() {
  const reading = useListEditionSheetsQuery();
  const [chosen, setChosen] = useState<EditionSheets | null>(null);
  const close = () => setChosen(null);
  const columns: Column<EditionSheets>[] = [
    { key: "edition", header: "Édition", mobileTitle: true, render: ({ edition }) => `${edition}ème` },
    { ...count, key: "activities", header: "FA", render: ({ activities }) => activities },
    { ...count, key: "tasks", header: "FT", render: ({ tasks }) => tasks },
    {
      key: "state",
      header: "Fiches",
      render: ({ closedAt }) => (closedAt === null ? "modifiables" : `archivées le ${formatDate(closedAt)}`),
    },
    {
      key: "act",
      header: "Clore ou rouvrir",
      hideHeader: true,
      width: "240px",
      align: "end",
      render: (sheets) => (
        <Button
          size="small"
          icon={<UiIcon name={sheets.closedAt === null ? "lock" : "undo"} />}
          onClick={() => setChosen(sheets)}
        >
          {`${sheets.closedAt === null ? "Clore" : "Rouvrir"} la ${sheets.edition}ème édition`}
        </Button>
      ),
    },
  ];
  if (!reading.data) return <LoadState skeleton={{ lines: 2, height: "24px" }} {...loadState(reading)} />;
  return (
    <>
      <SimpleTable
        caption="Fiches par édition"
        rows={reading.data}
        columns={columns}
        getRowId={({ edition }) => edition}
        emptyText="Aucune fiche pour l'instant"
      />
      {chosen?.closedAt === null && <CloseDialog sheets={chosen} onClose={close} />}
      {chosen && chosen.closedAt !== null && <ReopenDialog edition={chosen.edition} onClose={close} />}
    </>
  );
}
