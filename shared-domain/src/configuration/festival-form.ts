import { type FieldProblem, firstOf, required, tooLong } from "../field-problems";
import { INVALID_EMAIL } from "../people/email";
import { teamColorProblem } from "../people/team-form";

/** The longest name of the festival, in characters. */
export const FESTIVAL_NAME = { max: 100 };
/** The colour of mails without configuration. */
export const FESTIVAL_COLOR = "#0B6478";
/** The message for a text that is not a domain name such as `festival.fr`. */
export const WRONG_DOMAIN = "Un nom de domaine est attendu, comme festival.fr";

const DOMAIN = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
/** Accepts more than registration does: an association may write from any domain. */
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}\.[a-z]{2,63}$/i;

/** The error of a contact address. */
export const contactEmailProblem: FieldProblem<string> = firstOf<string>(required, (email) =>
  EMAIL.test(email.trim()) ? undefined : INVALID_EMAIL,
);

/** The error of each field of the festival; its domain is for the addresses of forgotten people. */
export const festivalProblems = {
  name: firstOf<string>(required, (name) =>
    name.trim().length > FESTIVAL_NAME.max ? tooLong("Nom", FESTIVAL_NAME.max) : undefined,
  ),
  domain: firstOf<string>(required, (domain) => (DOMAIN.test(domain.trim()) ? undefined : WRONG_DOMAIN)),
  association: (association: string) =>
    association.trim().length > FESTIVAL_NAME.max ? tooLong("Association", FESTIVAL_NAME.max) : undefined,
  schoolDomain: (domain: string) =>
    domain.trim() === "" || DOMAIN.test(domain.trim()) ? undefined : WRONG_DOMAIN,
  color: firstOf<string>(required, teamColorProblem),
  humainEmail: contactEmailProblem,
  communicationEmail: contactEmailProblem,
  sgEmail: contactEmailProblem,
  supportEmail: contactEmailProblem,
};
