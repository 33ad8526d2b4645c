import { rules } from "@coulisses/shared-pages/forms";
import type { ManagedProfileForm, Volunteer } from "@coulisses/shared-domain/contract/users";
import { atMost, firstOf, required } from "@coulisses/shared-domain/field-problems";
import { birthdateError } from "@coulisses/shared-domain/people/birthdate";
import { INVALID_EMAIL, isEmail, normaliseEmail } from "@coulisses/shared-domain/people/email";
import { shownAddress } from "@coulisses/shared-domain/people/no-address";
import { mobilePhoneError } from "@coulisses/shared-domain/people/phone";
import { MAX_NAME_LENGTH, nameLength } from "@coulisses/shared-domain/people/profile";

/** Values of the fields that a manager edits. */
type VolunteerValues = Record<"nickname" | "birthdate" | "email" | "phone" | "note", string>;

export const volunteerValues = ({ nickname, birthdate, email, phone, note }: Volunteer): VolunteerValues => ({
  nickname: nickname ?? "",
  birthdate: birthdate ?? "",
  email: shownAddress(email) ?? "",
  phone: phone ?? "",
  note: note ?? "",
});

const compact = (phone: string) => phone.replace(/[\s.]/g, "");

/** The server's rules, at `now`; an account that waits to be claimed may stay without an address. */
export const volunteerRules = (now: Date, { mayLackAddress = false } = {}) =>
  rules<VolunteerValues>({
    nickname: (nickname) => atMost(MAX_NAME_LENGTH)(nameLength(nickname)),
    birthdate: firstOf<string>(required, (birthdate) => birthdateError(birthdate, now)),
    email: (email) =>
      mayLackAddress && email.trim() === ""
        ? undefined
        : (required(email) ?? (isEmail(normaliseEmail(email)) ? undefined : INVALID_EMAIL)),
    phone: firstOf<string>(required, (phone) => mobilePhoneError(compact(phone))),
  });

/** Changed fields only: an untouched field can't overwrite another manager's change. */
export function changesOf(volunteer: Volunteer, values: VolunteerValues): ManagedProfileForm {
  const before = volunteerValues(volunteer);
  const email = normaliseEmail(values.email);
  const [nickname, note, phone] = [values.nickname.trim(), values.note.trim(), compact(values.phone)];
  return {
    ...(nickname !== before.nickname && { nickname: nickname || null }),
    ...(values.birthdate !== before.birthdate && { birthdate: values.birthdate }),
    ...(email !== before.email && { email }),
    ...(phone !== before.phone && { phone }),
    ...(note !== before.note && { note: note || null }),
  };
}

const labels: Record<keyof VolunteerValues, string> = {
  nickname: "Surnom",
  birthdate: "Date de naissance",
  email: "Email",
  phone: "Téléphone",
  note: "Note des humains",
};

/** Another manager's version of the fields, in words. */
export const volunteerSummary = (values: VolunteerValues): string =>
  (Object.keys(labels) as (keyof VolunteerValues)[])
    .map((name) => `${labels[name]} : ${values[name] || "(vide)"}`)
    .join("\n");
