import { rules, useForm } from "@coulisses/federation/platform/forms";
import { readingState, refusalOf, useNotify } from "@coulisses/shared-auth";
import { required } from "@coulisses/shared-domain/field-problems";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { MAX_TRANSFER, transferAmountProblem } from "@coulisses/shared-domain/personal-account/transfer";
import { TextField } from "@coulisses/shared-ui/base";
import { AmountField, PersonPicker } from "@coulisses/shared-ui/form";
import { ConfirmDialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { useState } from "react";
import { type Transfer, useListPayeesQuery, useSendTransferMutation } from "../api/own-account-api";

type Values = { amount: number | null; to: number | null; context: string };
/** What the person is asked to confirm, and who waits for the answer. */
type Question = Transfer & { answer: (isSure: boolean) => void };

const schema = rules<Values>({
  amount: (amount) => required(amount) ?? transferAmountProblem(amount ?? 0),
  to: required,
  context: required,
});

type Props = { me: UserIdentity; onClose: () => void };

/** Money for somebody who has an account; one confirms the name and the amount before it goes. */
export default function TransferDialog({ me, onClose }: Props) {
  const notify = useNotify();
  const { data: payees = [], ...reading } = useListPayeesQuery();
  const [transfer] = useSendTransferMutation();
  const [question, setQuestion] = useState<Question>();

  const isSure = (asked: Transfer) =>
    new Promise<boolean>((resolve) => {
      const answer = (sure: boolean) => {
        setQuestion(undefined);
        resolve(sure);
      };
      setQuestion({ ...asked, answer });
    });
  const form = useForm<Values>({
    draft: "transfer",
    initialValues: { amount: 100, to: null, context: "" },
    schema,
    send: async ({ amount, to, context }) => {
      const payee = payees.find(({ id }) => id === to);
      if (!payee || amount === null) return { message: "Choisis qui reçoit le virement" };
      const asked = { payee, amount, context: context.trim() };
      if (!(await isSure(asked))) return { message: "Le virement n'est pas parti." };
      return refusalOf(await transfer(asked));
    },
    onSent: () => {
      notify({ type: "success", message: "Le virement a été effectué 💸" });
      onClose();
    },
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
      </FormDialog>
      {question && (
        <ConfirmDialog
          open
          title={`Envoyer ${formatAmount(question.amount)} à ${displayName(question.payee)} ?`}
          confirmLabel="Confirmer le virement"
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          {`Motif : « ${question.context} ». Un virement ne se reprend pas.`}
        </ConfirmDialog>
      )}
    </>
  );
}
