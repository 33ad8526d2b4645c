import { type FieldProblem, firstOf, required, tooLong } from "../field-problems";

const PERMISSION_NAME = { max: 30 };
/** The longest description of a permission, in characters. */
export const PERMISSION_DESCRIPTION = { max: 255 };
/** The message for a permission's name that is not `kebab-case`, or longer than 30 letters. */
export const WRONG_PERMISSION_NAME =
  "Le nom doit être fait de mots en minuscules séparés par des tirets, 30 caractères au plus";

const NAME = /^[a-z]+(-[a-z]+)*$/;

/** The error of a permission's name: words in lower case with dashes between. */
export const permissionNameProblem: FieldProblem<string> = firstOf<string>(required, (name) =>
  NAME.test(name) && name.length <= PERMISSION_NAME.max ? undefined : WRONG_PERMISSION_NAME,
);

/** The error of a permission's description, which may be left out. */
export const permissionDescriptionProblem: FieldProblem<string> = (text) =>
  text.trim().length > PERMISSION_DESCRIPTION.max
    ? tooLong("Description", PERMISSION_DESCRIPTION.max)
    : undefined;
