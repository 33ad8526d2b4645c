import type { Contact } from "@coulisses/shared-domain/festival-task/festival-task";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatPhone } from "@coulisses/shared-domain/people/phone";
import { readingState, useListAdherentsQuery } from "@coulisses/shared-auth";
import { Link } from "@coulisses/shared-ui/base";
import { PersonPicker } from "@coulisses/shared-ui/filters";
import { actionsColumn, type Column, TitledTable } from "@coulisses/shared-ui/data";
import { addContact, removeContact } from "../../api/edits/instructions-edits";
import { useQuickWrite, useSheet } from "../sheet";

const columns: Column<Contact>[] = [
  { key: "name", header: "Bénévole", render: (contact) => displayName(contact) },
  {
    key: "phone",
    header: "Téléphone",
    width: "180px",
    render: ({ phone }) => <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>,
  },
];
/** Contacts that volunteers call on the spot. */
export function Contacts({ readOnly }: { readOnly: boolean }) {
  const { contacts } = useSheet().sheet.instructions;
  const write = useQuickWrite();
  const { data: adherents = [], ...request } = useListAdherentsQuery(undefined, { skip: readOnly });
  const removal = actionsColumn<Contact>({
    what: displayName,
    removeLabel: (contact) => `Retirer ${displayName(contact)} des contacts`,
    onRemove: ({ id }) => write(removeContact(id), "Le contact a été retiré de la FT"),
  });
  const contactIds = new Set(contacts.map(({ id }) => id));
  return (
    <>
      <TitledTable
        title="Personnes à contacter"
        rows={contacts}
        columns={readOnly ? columns : [...columns, ...removal]}
        getRowId={({ id }) => id}
        emptyText="Aucun contact"
      />
      {!readOnly && (
        <PersonPicker
          label="Ajouter un contact"
          placeholder="Chercher un adhérent"
          options={adherents.filter(({ id }) => !contactIds.has(id))}
          {...readingState(request)}
          value={null}
          onChange={(person) => person && void write(addContact(person.id))}
        />
      )}
    </>
  );
}
