import { checkSize } from "../../festival-event/sheet-limits";
import type { Contact, FestivalTask } from "../festival-task";
import { checkOpen } from "../review/locks";
import { ensureReady } from "../review/readiness";

/**
 * FT-43: adds a person to call, once. Throws `refused` when the section is closed (FT-40) or the sheet would
 * lack something for its review (FT-42), or there are too many.
 */
export function addContact<FT extends FestivalTask>(ft: FT, contact: Contact): FT {
  checkOpen(ft, "people");
  const { contacts } = ft.instructions;
  if (contacts.some(({ id }) => id === contact.id)) return ft;
  checkSize("contacts", contacts.length + 1);
  return withContacts(ft, [...contacts, contact]);
}

/**
 * FT-42, FT-43: removing an unknown contact changes nothing.
 * Throws `refused` when the section is closed (FT-40) or the sheet would lack something for its review (FT-42).
 */
export function removeContact<FT extends FestivalTask>(ft: FT, contactId: number): FT {
  checkOpen(ft, "people");
  return withContacts(
    ft,
    ft.instructions.contacts.filter(({ id }) => id !== contactId),
  );
}

function withContacts<FT extends FestivalTask>(ft: FT, contacts: Contact[]): FT {
  return ensureReady({ ...ft, instructions: { ...ft.instructions, contacts } });
}
