import type {
  ContractorForm,
  ContractorPatch,
  InChargeForm,
} from "@coulisses/shared-domain/contract/festival-activities";
import type { FestivalActivity } from "@coulisses/shared-domain/festival-activity/festival-activity";
import type { ActivityEdit } from "../activities-api";

export function editInCharge(form: InChargeForm): ActivityEdit {
  return {
    method: "PATCH",
    path: "in-charge",
    body: form,
    replaces: ({ inCharge }) => [
      form.adherentId === undefined || inCharge.adherent.id,
      form.team === undefined || inCharge.team,
    ],
  };
}

export function addContractor(form: ContractorForm): ActivityEdit {
  return { method: "POST", path: "in-charge/contractors", body: form };
}

function contractor(contractorId: number) {
  return ({ inCharge }: FestivalActivity) => inCharge.contractors.find(({ id }) => id === contractorId);
}

export function editContractor(contractorId: number, form: ContractorPatch): ActivityEdit {
  return {
    method: "PATCH",
    path: `in-charge/contractors/${contractorId}`,
    body: form,
    replaces: contractor(contractorId),
  };
}

/** A removed contractor's id comes back with the next one: what goes must be who was shown. */
export function removeContractor(contractorId: number): ActivityEdit {
  return {
    method: "DELETE",
    path: `in-charge/contractors/${contractorId}`,
    replaces: contractor(contractorId),
  };
}
