import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { InventoryImport } from "@coulisses/shared-domain/inventory/import-inventory";
import type { StockRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { makeStyles, Surface } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { useEffect, useRef, useState } from "react";
import { ErrorLines } from "./error-lines";
import { recordColumns } from "./import-columns";

const useStyles = makeStyles({
  lines: { display: "flex", flexDirection: "column", gap: "12px", outlineStyle: "none" },
});

type Props = {
  imported: InventoryImport<Gear>;
  gears: readonly Gear[];
  onFix: (line: number, entry: StockRecord<Gear>) => void;
};

/** Lines of a file: those to correct, then those that can be saved. */
export function ImportedLines({ imported, gears, onFix }: Props) {
  const styles = useStyles();
  const lines = useRef<HTMLDivElement>(null);
  const [fixes, setFixes] = useState(0);
  // The dialog's button left with its line: the focus goes to the table.
  useEffect(() => {
    if (fixes > 0) lines.current?.focus();
  }, [fixes]);

  return (
    <div ref={lines} tabIndex={-1} role="group" aria-label="Lignes du fichier" className={styles.lines}>
      {imported.errors.length > 0 && (
        <ErrorLines
          errors={imported.errors}
          gears={gears}
          onFix={(line, entry) => {
            onFix(line, entry);
            setFixes(fixes + 1);
          }}
        />
      )}
      <Surface padded={false}>
        <DataTable
          caption="Lignes à enregistrer"
          rows={imported.records}
          columns={recordColumns}
          getRowId={({ gear, storage }) => `${gear.id} ${storage}`}
          maxHeight="60dvh"
          emptyText="Aucune ligne valide"
        />
      </Surface>
    </div>
  );
}
