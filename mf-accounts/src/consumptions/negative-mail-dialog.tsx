import { rules, useFinish, useForm } from "@coulisses/shared-pages/forms";
import { loadState, refusalOf } from "@coulisses/shared-auth";
import type { Consumer } from "@coulisses/shared-domain/contract/money/personal-account";
import { required } from "@coulisses/shared-domain/field-problems";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatHumanDateTime } from "@coulisses/shared-domain/time/format";
import { LoadState, Text } from "@coulisses/shared-ui/base";
import { SimpleTable, type Column } from "@coulisses/shared-ui/data";
import { TextareaField } from "@coulisses/shared-ui/form";
import { Dialog, FormDialog } from "@coulisses/shared-ui/overlay";
import { useReadNegativeMailQuery, useSendNegativeMailMutation } from "../api/consumers-api";

const TITLE = "Mail aux CP négatifs";

type Props = { people: readonly Consumer[]; onClose: () => void };

const columns: Column<Consumer>[] = [
  { key: "name", header: "Nom", mobileTitle: true, render: displayName },
  {
    key: "balance",
    header: "Solde",
    align: "end",
    width: "120px",
    render: ({ balance = 0 }) => formatAmount(balance),
  },
];

/** Writes to each person in debt, with their own balance; nobody sees who else is. */
export default function NegativeMailDialog({ people, onClose }: Props) {
  const reading = useReadNegativeMailQuery();
  const { currentData: mail } = reading;
  if (mail === undefined) {
    return (
      <Dialog open title={TITLE} onClose={onClose}>
        <LoadState label="Chargement du dernier mail..." {...loadState(reading)} />
      </Dialog>
    );
  }
  return <MailForm people={people} mail={mail} onClose={onClose} />;
}

type MailFormProps = Props & { mail: NonNullable<ReturnType<typeof useReadNegativeMailQuery>["data"]> };
const schema = rules<{ signature: string }>({ signature: required });

function MailForm({ people, mail: { signature, last }, onClose }: MailFormProps) {
  const finish = useFinish(onClose);
  const [send] = useSendNegativeMailMutation();
  const form = useForm<{ signature: string }>({
    draft: "negative-mail",
    initialValues: { signature },
    schema,
    send: async (body) => refusalOf(await send({ body })),
    onSent: () => finish("Les CP négatifs ont reçu leur mail"),
  });
  const count = people.length;
  return (
    <FormDialog
      form={form}
      title={TITLE}
      subtitle="Chacun·e reçoit son propre mail, avec son solde."
      submitLabel={count > 1 ? `Envoyer ${count} mails` : "Envoyer le mail"}
      onClose={onClose}
    >
      <Text as="p" muted>
        {last === null
          ? "Ce mail n'a encore jamais été envoyé."
          : `Dernier envoi : ${formatHumanDateTime(last.at)}, par ${last.by} (${last.count} ${last.count > 1 ? "personnes" : "personne"}).`}
      </Text>
      <TextareaField label="Signature" required {...form.field("signature")} />
      <SimpleTable
        caption="Personnes dans le négatif"
        rows={people}
        columns={columns}
        getRowId={({ id }) => id}
        emptyText="Personne n'est dans le négatif"
      />
    </FormDialog>
  );
}
