import { ofName } from "@coulisses/shared-domain/french/of-name";
import {
  type Adherent,
  MIN_CONTRIBUTION,
  type Payer,
} from "@coulisses/shared-domain/contribution/contribution";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatDate } from "@coulisses/shared-domain/time/format";
import { actionsColumn, type Column, nameColumns } from "@coulisses/shared-ui/data";
import { PaymentCell } from "./payment-cell";

const identity = <Person extends Adherent>(): Column<Person>[] => [
  ...nameColumns<Person>(4),
  {
    key: "nickname",
    header: "Surnom",
    priority: 2,
    sortBy: ({ nickname }) => nickname ?? null,
    render: ({ nickname }) => nickname,
  },
];

/** Columns of the people who owe a contribution, with the field that records a payment. */
export const nonPayerColumns = (
  onPay: (adherent: Adherent, amount: number) => Promise<unknown>,
): Column<Adherent>[] => [
  ...identity<Adherent>(),
  {
    key: "payment",
    header: "Paiement",
    width: "300px",
    priority: 9,
    render: (adherent) => (
      <PaymentCell
        name={displayName(adherent)}
        amount={MIN_CONTRIBUTION}
        label="Valider le paiement"
        what={ofName(displayName(adherent))}
        onPay={(amount) => onPay(adherent, amount)}
      />
    ),
  },
];

type Writes = {
  onChange: (payer: Payer, amount: number) => Promise<unknown>;
  onRemove: (payer: Payer) => void;
};

/** Columns of the people who have paid, with the amount to correct. */
export const payerColumns = ({ onChange, onRemove }: Writes): Column<Payer>[] => [
  ...identity<Payer>(),
  {
    key: "date",
    header: "Payée le",
    width: "120px",
    priority: 3,
    sortBy: ({ paymentDate }) => paymentDate,
    render: ({ paymentDate }) => formatDate(paymentDate),
  },
  {
    key: "payment",
    header: "Paiement",
    width: "230px",
    priority: 9,
    sortBy: ({ amount }) => amount,
    render: (payer) => (
      <PaymentCell
        // A new key when another person corrects the amount: the field then shows theirs.
        key={payer.amount}
        name={displayName(payer)}
        amount={payer.amount}
        label="Modifier"
        what={`la cotisation ${ofName(displayName(payer))}`}
        onPay={(amount) => onChange(payer, amount)}
      />
    ),
  },
  ...actionsColumn<Payer>({ what: (payer) => `la cotisation ${ofName(displayName(payer))}`, onRemove }),
];
