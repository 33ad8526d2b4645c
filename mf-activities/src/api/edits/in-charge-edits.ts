import type {
  ContractorForm,
  ContractorPatch,
  InChargeForm,
} from "@coulisses/shared-domain/contract/activity-forms";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { edit } from "./edit";

/** Changes adherent and team in charge. */
export const editInCharge = (form: InChargeForm) =>
  edit(
    "changeInCharge",
    { body: form },
    {
      replaces: ({ inCharge }) => [
        form.adherentId === undefined || inCharge.adherent.id,
        form.team === undefined || inCharge.team,
      ],
    },
  );

const contractor = (contractorId: number) => ({
  replaces: ({ inCharge }: FestivalActivity) => inCharge.contractors.find(({ id }) => id === contractorId),
});

/** Adds a contractor. */
export const addContractor = (form: ContractorForm) => edit("addContractor", { body: form });

/** Changes fields of a contractor. */
export const editContractor = (contractorId: number, form: ContractorPatch) =>
  edit("changeContractor", { contractorId, body: form }, contractor(contractorId));

/** Removes a contractor. Ids are reused, so the edit also compares the contractor that was shown. */
export const removeContractor = (contractorId: number) =>
  edit("removeContractor", { contractorId }, contractor(contractorId));
