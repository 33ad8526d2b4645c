import type { LedgerLine } from "@coulisses/shared-domain/ledger/ledger-line";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { transactionLabels } from "@coulisses/shared-domain/personal-account/transaction";
import { formatDateTime } from "@coulisses/shared-domain/time/format";
import { makeStyles, tokens } from "@coulisses/shared-ui/base";
import { actionsColumn, type Column } from "@coulisses/shared-ui/data";

const useStyles = makeStyles({ deleted: { color: tokens.colorNeutralForeground3 } });

/** A cell, struck through when its transaction is deleted. */
function Value({ line, children }: { line: LedgerLine; children: string }) {
  const styles = useStyles();
  return line.isDeleted ? <del className={styles.deleted}>{children}</del> : children;
}

/** The cash is nobody: an empty cell, which a card leaves out. */
const nameCell = (line: LedgerLine, person: UserIdentity | undefined) =>
  person && <Value line={line}>{displayName(person)}</Value>;
/** The name of the deleter first: a narrow cell cuts the end. */
const deletionOf = ({ deletion }: LedgerLine) =>
  deletion ? `Supprimée par ${displayName(deletion.by)}, le ${formatDateTime(deletion.date)} : ` : "";

/** Sorted by date and amount by the server, which knows all pages. */
export function ledgerColumns(onRemove: (line: LedgerLine) => void): Column<LedgerLine>[] {
  const [actions] = actionsColumn<LedgerLine>({ what: nameOfLine, onRemove });
  const columns: Column<LedgerLine>[] = [
    {
      key: "type",
      header: "Type",
      width: "110px",
      priority: 3,
      mobileTitle: true,
      render: (line) => <Value line={line}>{transactionLabels[line.type]}</Value>,
    },
    {
      key: "payor",
      header: "Depuis",
      minWidth: 120,
      priority: 5,
      render: (line) => nameCell(line, line.payor),
    },
    {
      key: "payee",
      header: "Vers",
      minWidth: 120,
      priority: 5,
      render: (line) => nameCell(line, line.payee),
    },
    {
      key: "context",
      header: "Contexte",
      minWidth: 150,
      priority: 4,
      render: (line) => (
        <span title={`${deletionOf(line)}${line.context}`}>
          {deletionOf(line)}
          <Value line={line}>{line.context}</Value>
        </span>
      ),
    },
    {
      key: "date",
      header: "Date",
      width: "128px",
      priority: 5,
      selfEvident: true,
      sortBy: ({ id }) => id,
      render: (line) => <Value line={line}>{formatDateTime(line.date)}</Value>,
    },
    {
      key: "amount",
      header: "Montant",
      width: "98px",
      align: "end",
      priority: 6,
      selfEvident: true,
      sortBy: ({ amount }) => amount,
      render: (line) => <Value line={line}>{formatAmount(line.amount)}</Value>,
    },
  ];
  // A deleted transaction offers no second deletion.
  if (actions) columns.push({ ...actions, render: (line) => (line.isDeleted ? null : actions.render(line)) });
  return columns;
}

/** « la transaction 12 : Virement de 7,00 € ». */
const nameOfLine = ({ id, type, amount }: LedgerLine) =>
  `la transaction ${id} : ${transactionLabels[type]} de ${formatAmount(amount)}`;
