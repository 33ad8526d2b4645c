import { rules, useFinish, useForm, useSure } from "@coulisses/shared-pages/forms";
import { readingState, refusalOf } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { isBelowZero } from "@coulisses/shared-domain/personal-account/balance";
import { MAX_TRANSFER, transferAmountProblem } from "@coulisses/shared-domain/personal-account/transfer";
import { Text, TextField } from "@coulisses/shared-ui/base";
import { PersonPicker } from "@coulisses/shared-ui/filters";
import { AmountField } from "@coulisses/shared-ui/form";
import { ConfirmDialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { useListConsumersQuery } from "../api/consumers-api";
import { useSendTransferMutation } from "../api/own-account-api";

type Values = { amount: number | null; to: number | null; context: string };

const schema = rules<Values>({
  amount: (amount) => required(amount) ?? transferAmountProblem(amount ?? 0),
  to: required,
  context: required,
});

/** A transfer to a person; `amount` is in cents. */
type Transfer = { payee: UserIdentity; amount: number; context: string };
type Props = {
  me: UserIdentity;
  /** Balance before the transfer, in cents. */
  balance: number;
  onClose: () => void;
};

/** Sends money to the holder of another account; asks to confirm the name and the amount first. */
export default function TransferDialog({ me, balance, onClose }: Props) {
  const finish = useFinish(onClose);
  const { data: payees = [], ...reading } = useListConsumersQuery();
  const [transfer] = useSendTransferMutation();
  const { question, isSure } = useSure<Transfer>();
  const form = useForm<Values>({
    draft: "transfer",
    initialValues: { amount: 100, to: null, context: "" },
    schema,
    send: async ({ amount, to, context }) => {
      const payee = payees.find(({ id }) => id === to);
      if (!payee || amount === null) return { message: "Choisis qui reçoit le virement" };
      const asked = { payee, amount, context: context.trim() };
      if (!(await isSure(asked))) return { message: "Le virement n'est pas parti." };
      const gesture = `Virement de ${formatAmount(amount)} à ${displayName(payee)}`;
      return refusalOf(await transfer({ body: { to: payee.id, amount, context: asked.context }, gesture }));
    },
    onSent: () => finish("Le virement a été effectué 💸"),
  });
  return (
    <>
      <FormDialog form={form} title="Faire un virement" submitLabel="Envoyer le virement" onClose={onClose}>
        <AmountField
          label="Montant du virement"
          required
          autoFocus
          min={1}
          max={MAX_TRANSFER}
          {...form.field("amount")}
        />
        <PersonPicker
          label="Bénéficiaire"
          required
          options={payees.filter(({ id }) => id !== me.id)}
          {...readingState(reading)}
          {...form.field("to")}
          value={payees.find(({ id }) => id === form.values.to) ?? null}
          onChange={(payee) => form.setValue("to", payee?.id ?? null)}
        />
        <TextField label="Motif" required {...form.field("context")} />
        <Text role="status">{balanceText(balance, form.values.amount ?? 0)}</Text>
      </FormDialog>
      {question && (
        <ConfirmDialog
          open
          title={`Envoyer ${formatAmount(question.amount)} à ${displayName(question.payee)} ?`}
          confirmLabel="Confirmer le virement"
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {`Motif : « ${question.context} ». ${balanceText(balance, question.amount)} Un virement ne se reprend pas.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** « Ton CP passe de 19,74 € à 9,74 €. » */
function balanceText(balance: number, amount: number): string {
  const after = balance - amount;
  const debt = isBelowZero(after) ? ", dans le négatif" : "";
  return `Ton CP passe de ${formatAmount(balance)} à ${formatAmount(after)}${debt}.`;
}
