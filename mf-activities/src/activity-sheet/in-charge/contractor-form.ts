import type { ContractorForm } from "@coulisses/shared-domain/contract/festival-activities";
import type { Contractor } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { INVALID_EMAIL, isEmail } from "@coulisses/shared-domain/people/email";
import { INVALID_PHONE, isPhone } from "@coulisses/shared-domain/people/phone";
import { object, string } from "@coulisses/federation/platform/forms";

const REQUIRED = "Ce champ est requis";

export type ContractorValues = Record<keyof ContractorForm, string>;

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

export const contractorSchema = object({
  firstname: string().trim().required(REQUIRED),
  lastname: string().trim().required(REQUIRED),
  phone: string()
    .trim()
    .required(REQUIRED)
    .test("phone", INVALID_PHONE, (phone) => isPhone(phone)),
});

/** A wrong address is only pointed out: some contractors have odd ones. */
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
