import type {
  ContractorForm,
  ContractorPatch,
  InChargeForm,
} from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { edit } from "./edit";

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

export const addContractor = (form: ContractorForm) => edit("addContractor", { body: form });

export const editContractor = (contractorId: number, form: ContractorPatch) =>
  edit("changeContractor", { contractorId, body: form }, contractor(contractorId));

/** A removed contractor's id comes back with the next one: what goes must be who was shown. */
export const removeContractor = (contractorId: number) =>
  edit("removeContractor", { contractorId }, contractor(contractorId));
