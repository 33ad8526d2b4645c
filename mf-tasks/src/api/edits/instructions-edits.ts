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

/** Changes the instructions or the place of appointment. */
export const editInstructions = (form: InstructionsForm) =>
  edit("changeInstructions", { body: form }, textsOf(form));

/** Changes instructions in spite of approvals (FT-47). */
export const forceInstructions = (form: ForcedInstructionsForm) =>
  edit("forceInstructions", { body: form }, textsOf(form));

/** Adds a contact, by volunteer id. */
export const addContact = (contactId: number) => edit("addContact", { body: { contactId } });

/** Removes a contact. */
export const removeContact = (contactId: number) => edit("removeContact", { contactId });

/** Adds a volunteer in charge. */
export const addInCharge = (volunteerId: number) => edit("addVolunteerInCharge", { body: { volunteerId } });

/** Removes a volunteer in charge. */
export const removeInCharge = (volunteerId: number) => edit("removeVolunteerInCharge", { volunteerId });

/** Sets the volunteers in charge and their instructions together. */
export const initInCharge = (form: InitInChargeForm) => edit("initInCharge", { body: form });

/** Clears volunteers in charge and their instructions; refused when the editor has not seen them all. */
export const clearInCharge = () =>
  edit("clearInCharge", {}, { replaces: ({ instructions }) => instructions.inCharge });
