import { type FieldProblem, firstOf, required, tooLong } from "../field-problems";
import { INVALID_EMAIL } from "../people/email";
import { teamColorProblem } from "../people/team-form";

/** The bound of the festival's name, in characters. */
export const FESTIVAL_NAME = { max: 100 };
/** The colour of mails until somebody chooses one. */
export const FESTIVAL_COLOR = "#0B6478";
/** The message for what is no name of a site, such as `festival.fr`. */
export const WRONG_DOMAIN = "Un nom de domaine est attendu, comme festival.fr";

const DOMAIN = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
/** Wider than what registration takes: an association may write from any domain. */
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}\.[a-z]{2,63}$/i;

/** What a form says of the festival's name. */
export const festivalNameProblem: FieldProblem<string> = firstOf<string>(required, (name) =>
  name.trim().length > FESTIVAL_NAME.max ? tooLong("Nom", FESTIVAL_NAME.max) : undefined,
);

/** What is wrong with the domain under which the addresses of forgotten people stand. */
export const festivalDomainProblem: FieldProblem<string> = firstOf<string>(required, (domain) =>
  DOMAIN.test(domain.trim()) ? undefined : WRONG_DOMAIN,
);

/** What is wrong with an address that people may write to. */
export const contactEmailProblem: FieldProblem<string> = firstOf<string>(required, (email) =>
  EMAIL.test(email.trim()) ? undefined : INVALID_EMAIL,
);

/** What is wrong with the festival's colour, which is `#RRGGBB`. */
export const festivalColorProblem: FieldProblem<string> = firstOf<string>(required, teamColorProblem);
