import type { Me } from "@coulisses/shared-domain/contract/users";
import { birthdateError } from "@coulisses/shared-domain/people/birthdate";
import { mobilePhoneError } from "@coulisses/shared-domain/people/phone";
import { MAX_NAME_LENGTH, type ProfileForm } from "@coulisses/shared-domain/people/profile";

/** What the dialog's fields hold: texts only. */
export type ProfileFields = Record<
  "firstname" | "lastname" | "nickname" | "birthdate" | "phone" | "comment",
  string
>;

const REQUIRED = "Ce champ est requis";
const TOO_LONG = `Pas plus de ${String(MAX_NAME_LENGTH)}`;

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

/** What is wrong, field by field, in the words of the same rules as the server's. */
export function formErrors(form: ProfileFields, now: Date): Partial<ProfileFields> {
  const errors = {
    firstname: nameError(form.firstname),
    lastname: nameError(form.lastname),
    nickname: form.nickname.trim().length > MAX_NAME_LENGTH ? TOO_LONG : undefined,
    birthdate: form.birthdate === "" ? REQUIRED : birthdateError(form.birthdate, now),
    phone: form.phone.trim() === "" ? REQUIRED : mobilePhoneError(compact(form.phone)),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** Only what was changed, so that a field left alone can't undo someone else's change. */
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

/** What it has become meanwhile, in words. */
export function profileSummary(form: ProfileFields): string {
  return (Object.keys(labels) as (keyof ProfileFields)[])
    .map((name) => `${labels[name]} : ${form[name] || "(vide)"}`)
    .join("\n");
}

const compact = (phone: string) => phone.replace(/[\s.]/g, "");

function nameError(name: string): string | undefined {
  if (name.trim() === "") return REQUIRED;
  return name.trim().length > MAX_NAME_LENGTH ? TOO_LONG : undefined;
}
