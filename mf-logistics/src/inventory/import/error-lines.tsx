import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { LineInError } from "@coulisses/shared-domain/inventory/import-inventory";
import type { StockRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { Surface } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { errorColumns } from "./import-columns";

const EntryDialog = onDemand(() => import("./entry-dialog"));

type Props = {
  errors: readonly LineInError[];
  gears: readonly Gear[];
  onFix: (line: number, entry: StockRecord<Gear>) => void;
};

/** Faulty lines of the file, each to be corrected by hand. */
export function ErrorLines({ errors, gears, onFix }: Props) {
  const [fixed, setFixed] = useState<LineInError | null>(null);
  const columns = useMemo(() => errorColumns(setFixed), []);
  const count = errors.length;

  return (
    <Surface
      title={`⚠️ ${count.toLocaleString("fr")} ${count > 1 ? "erreurs" : "erreur"}`}
      subtitle="Une ligne en erreur n'est pas enregistrée tant qu'elle n'est pas corrigée."
    >
      <DataTable
        caption="Lignes en erreur"
        rows={errors}
        columns={columns}
        getRowId={({ line }) => line}
        maxHeight="40dvh"
      />
      {fixed && (
        <EntryDialog
          line={fixed}
          gears={gears}
          onFix={(entry) => onFix(fixed.line, entry)}
          onClose={() => setFixed(null)}
        />
      )}
    </Surface>
  );
}
