import { rules } from "@coulisses/shared-pages/forms";
import { atMost, firstOf, REQUIRED, required } from "@coulisses/shared-domain/field-problems";
import type { Me } from "@coulisses/shared-domain/contract/users";
import { birthdateError } from "@coulisses/shared-domain/people/birthdate";
import { mobilePhoneError } from "@coulisses/shared-domain/people/phone";
import {
  isBlank,
  MAX_COMMENT_LENGTH,
  MAX_NAME_LENGTH,
  nameLength,
  type ProfileForm,
} from "@coulisses/shared-domain/people/profile";

/** The values of the dialog's fields, all texts. */
type ProfileFields = Record<
  "firstname" | "lastname" | "nickname" | "birthdate" | "phone" | "comment",
  string
>;

export function toForm(me: Me): ProfileFields {
  const { firstname, lastname, nickname, birthdate, phone, comment } = me;
  return {
    firstname,
    lastname,
    nickname: nickname ?? "",
    birthdate: birthdate.slice(0, 10),
    phone,
    comment: comment ?? "",
  };
}

const lengthProblem = (name: string) => atMost(MAX_NAME_LENGTH)(nameLength(name));
const nameProblem = (name: string) => (isBlank(name) ? REQUIRED : lengthProblem(name));

/** The same rules as the server's, on `now`. */
export const profileRules = (now: Date) =>
  rules<ProfileFields>({
    firstname: nameProblem,
    lastname: nameProblem,
    nickname: lengthProblem,
    birthdate: firstOf<string>(required, (birthdate) => birthdateError(birthdate, now)),
    comment: (comment) => atMost(MAX_COMMENT_LENGTH)(comment.trim().length),
    phone: firstOf<string>(required, (phone) => mobilePhoneError(compact(phone))),
  });

/** Only changed fields, so that untouched ones can't undo another person's change. */
export function changesOf(me: Me, form: ProfileFields): ProfileForm {
  const before = toForm(me);
  const after = { ...form, phone: compact(form.phone) };
  const patch: ProfileForm = {};
  if (after.firstname.trim() !== before.firstname) patch.firstname = after.firstname.trim();
  if (after.lastname.trim() !== before.lastname) patch.lastname = after.lastname.trim();
  if (after.nickname.trim() !== before.nickname) patch.nickname = after.nickname.trim() || null;
  if (after.birthdate !== before.birthdate) patch.birthdate = after.birthdate;
  if (after.phone !== before.phone) patch.phone = after.phone;
  if (after.comment.trim() !== before.comment) patch.comment = after.comment.trim() || null;
  return patch;
}

const labels: Record<keyof ProfileFields, string> = {
  firstname: "Prénom",
  lastname: "Nom",
  nickname: "Surnom",
  birthdate: "Date de naissance",
  phone: "Téléphone portable",
  comment: "Commentaire",
};

/** The other person's version, in words. */
export function profileSummary(form: ProfileFields): string {
  return (Object.keys(labels) as (keyof ProfileFields)[])
    .map((name) => `${labels[name]} : ${form[name] || "(vide)"}`)
    .join("\n");
}

const compact = (phone: string) => phone.replace(/[\s.]/g, "");
