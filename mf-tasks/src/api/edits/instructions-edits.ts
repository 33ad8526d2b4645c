import type {
  ForcedInstructionsForm,
  InitInChargeForm,
  InstructionsForm,
} from "@coulisses/shared-domain/contract/festival-tasks";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { TaskEdit } from "../tasks-api";

const textsOf =
  (form: InstructionsForm) =>
  ({ instructions: { appointment, global, inCharge } }: FestivalTask) => [
    form.appointmentId === undefined || appointment?.id,
    form.global === undefined || global,
    form.inCharge === undefined || inCharge.instruction,
  ];

export function editInstructions(form: InstructionsForm): TaskEdit {
  return { method: "PATCH", path: "instructions", body: form, replaces: textsOf(form) };
}

export function forceInstructions(form: ForcedInstructionsForm): TaskEdit {
  return { method: "PATCH", path: "force/instructions", body: form, replaces: textsOf(form) };
}

export function addContact(contactId: number): TaskEdit {
  return { method: "POST", path: "instructions/contacts", body: { contactId } };
}

export function removeContact(contactId: number): TaskEdit {
  return { method: "DELETE", path: `instructions/contacts/${contactId}` };
}

export function addInCharge(volunteerId: number): TaskEdit {
  return { method: "POST", path: "instructions/in-charge/volunteers", body: { volunteerId } };
}

export function removeInCharge(volunteerId: number): TaskEdit {
  return { method: "DELETE", path: `instructions/in-charge/volunteers/${volunteerId}` };
}

export function initInCharge(form: InitInChargeForm): TaskEdit {
  return { method: "POST", path: "instructions/in-charge", body: form };
}

/** Clearing must not sweep away what the person has never seen. */
export function clearInCharge(): TaskEdit {
  return {
    method: "DELETE",
    path: "instructions/in-charge",
    replaces: ({ instructions }) => instructions.inCharge,
  };
}
