import type { Gear } from "@coulisses/shared-domain/gear/gear";
import type { LineInError } from "@coulisses/shared-domain/inventory/import-inventory";
import type { StockRecord } from "@coulisses/shared-domain/inventory/inventory-record";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { type Column, RowButton } from "@coulisses/shared-ui/data";

const widths = { code: "130px", quantity: "100px" } as const;

export const recordColumns: Column<StockRecord<Gear>>[] = [
  { key: "code", header: "Référence", width: widths.code, render: ({ gear }) => gear.code },
  { key: "gear", header: "Matos", mobileTitle: true, render: ({ gear }) => gear.name },
  {
    key: "quantity",
    header: "Quantité",
    width: widths.quantity,
    align: "end",
    render: ({ quantity }) => quantity.toLocaleString("fr"),
  },
  { key: "storage", header: "Lieu de stockage", render: ({ storage }) => storage },
  { key: "comment", header: "Commentaire", render: ({ comment }) => comment },
];

const useStyles = makeStyles({
  reasons: { listStyleType: "none", margin: 0, padding: 0, color: tokens.refusedInk, whiteSpace: "normal" },
});

function Reasons({ reasons }: Pick<LineInError, "reasons">) {
  const styles = useStyles();
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

export function errorColumns(onFix: (line: LineInError) => void): Column<LineInError>[] {
  return [
    { key: "line", header: "Ligne", width: "60px", align: "end", render: ({ line }) => line },
    { key: "code", header: "Référence", width: widths.code, render: ({ code }) => code },
    { key: "gear", header: "Matos", mobileTitle: true, render: ({ gear }) => gear },
    {
      key: "quantity",
      header: "Quantité",
      width: widths.quantity,
      align: "end",
      render: ({ quantity }) => quantity,
    },
    { key: "storage", header: "Lieu de stockage", render: ({ storage }) => storage },
    { key: "comment", header: "Commentaire", render: ({ comment }) => comment },
    {
      key: "reasons",
      header: "Erreur détectée",
      minWidth: 160,
      priority: 9,
      render: ({ reasons }) => <Reasons reasons={reasons} />,
    },
    {
      key: "action",
      header: "Action",
      hideHeader: true,
      actions: true,
      width: "48px",
      mobilePlace: "after-title",
      render: (line) => (
        <RowButton icon="edit" tooltip={`Corriger la ligne ${line.line}`} onClick={() => onFix(line)} />
      ),
    },
  ];
}
