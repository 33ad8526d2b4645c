import type { ContractorForm } from "@coulisses/shared-domain/contract/activity-forms";
import type { Contractor } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { INVALID_EMAIL, isEmail } from "@coulisses/shared-domain/people/email";
import { phoneProblem } from "@coulisses/shared-domain/people/phone";
import { firstOf, required } from "@coulisses/shared-domain/field-problems";
import { rules } from "@coulisses/shared-pages/forms";

type ContractorValues = Record<keyof ContractorForm, string>;

export function contractorValues(contractor?: Contractor): ContractorValues {
  return {
    firstname: contractor?.firstname ?? "",
    lastname: contractor?.lastname ?? "",
    phone: contractor?.phone ?? "",
    email: contractor?.email ?? "",
    company: contractor?.company ?? "",
    comment: contractor?.comment ?? "",
  };
}

export const contractorRules = rules<ContractorValues>({
  firstname: required,
  lastname: required,
  phone: firstOf<string>(required, phoneProblem),
});

/** A warning, not an error: some contractors have odd addresses. */
export function emailWarning(email: string): string | undefined {
  return email.trim() === "" || isEmail(email.trim()) ? undefined : INVALID_EMAIL;
}

export function toContractorForm(values: ContractorValues): ContractorForm {
  const optional = (text: string) => (text.trim() === "" ? null : text.trim());
  return {
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    phone: values.phone.trim(),
    email: optional(values.email),
    company: optional(values.company),
    comment: optional(values.comment),
  };
}
