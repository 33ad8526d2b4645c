import type {
  ForcedInstructionsForm,
  InitInChargeForm,
  InstructionsForm,
} from "@coulisses/shared-domain/contract/festival-tasks";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { SheetEdit } from "../sheet-edit";

const textsOf =
  (form: InstructionsForm) =>
  ({ instructions: { appointment, global, inCharge } }: FestivalTask) => [
    form.appointmentId === undefined || appointment?.id,
    form.global === undefined || global,
    form.inCharge === undefined || inCharge.instruction,
  ];

export function editInstructions(form: InstructionsForm): SheetEdit {
  return { method: "PATCH", path: "instructions", body: form, replaces: textsOf(form) };
}

export function forceInstructions(form: ForcedInstructionsForm): SheetEdit {
  return { method: "PATCH", path: "force/instructions", body: form, replaces: textsOf(form) };
}

export function addContact(contactId: number): SheetEdit {
  return { method: "POST", path: "instructions/contacts", body: { contactId } };
}

export function removeContact(contactId: number): SheetEdit {
  return { method: "DELETE", path: `instructions/contacts/${contactId}` };
}

export function addInCharge(volunteerId: number): SheetEdit {
  return { method: "POST", path: "instructions/in-charge/volunteers", body: { volunteerId } };
}

export function removeInCharge(volunteerId: number): SheetEdit {
  return { method: "DELETE", path: `instructions/in-charge/volunteers/${volunteerId}` };
}

export function initInCharge(form: InitInChargeForm): SheetEdit {
  return { method: "POST", path: "instructions/in-charge", body: form };
}

/** Clearing must not sweep away what the person has never seen. */
export function clearInCharge(): SheetEdit {
  return {
    method: "DELETE",
    path: "instructions/in-charge",
    replaces: ({ instructions }) => instructions.inCharge,
  };
}
