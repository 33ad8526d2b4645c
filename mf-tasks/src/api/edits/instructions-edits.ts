import type {
  ForcedInstructionsForm,
  InitInChargeForm,
  InstructionsForm,
} from "@coulisses/shared-domain/contract/festival-tasks";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { edit } from "./edit";

const textsOf = (form: InstructionsForm) => ({
  replaces: ({ instructions: { appointment, global, inCharge } }: FestivalTask) => [
    form.appointmentId === undefined || appointment?.id,
    form.global === undefined || global,
    form.inCharge === undefined || inCharge.instruction,
  ],
});

export const editInstructions = (form: InstructionsForm) =>
  edit("changeInstructions", { body: form }, textsOf(form));

export const forceInstructions = (form: ForcedInstructionsForm) =>
  edit("forceInstructions", { body: form }, textsOf(form));

export const addContact = (contactId: number) => edit("addContact", { body: { contactId } });

export const removeContact = (contactId: number) => edit("removeContact", { contactId });

export const addInCharge = (volunteerId: number) => edit("addVolunteerInCharge", { body: { volunteerId } });

export const removeInCharge = (volunteerId: number) => edit("removeVolunteerInCharge", { volunteerId });

export const initInCharge = (form: InitInChargeForm) => edit("initInCharge", { body: form });

/** Clearing must not sweep away what the person has never seen. */
export const clearInCharge = () =>
  edit("clearInCharge", {}, { replaces: ({ instructions }) => instructions.inCharge });
