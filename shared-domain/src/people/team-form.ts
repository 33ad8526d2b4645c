import { type FieldProblem, firstOf, required, tooLong } from "../field-problems";

/** The bound of a team's name, in characters. */
export const TEAM_NAME = { max: 30 };
/** The message for what is no `#RRGGBB`. */
export const WRONG_COLOR = "La couleur doit être un code hexadécimal à six chiffres précédé de #";
/** The message for what names no icon of Material Design Icons. */
export const WRONG_ICON = "L'icône doit être un code d'icône mdi commençant par mdi-";

const COLOR = /^#[0-9A-Fa-f]{6}$/;
const ICON = /^mdi-[a-z0-9-]+$/;

/** What a form says of a team's name. */
export const teamNameProblem: FieldProblem<string> = firstOf<string>(required, (name) =>
  name.trim().length > TEAM_NAME.max ? tooLong("Nom", TEAM_NAME.max) : undefined,
);

/** What is wrong with a team's color, which is `#RRGGBB`. */
export const teamColorProblem = (color: string) => (COLOR.test(color) ? undefined : WRONG_COLOR);

/** What is wrong with a team's icon, which is `mdi-…`. */
export const teamIconProblem = (icon: string) => (ICON.test(icon) ? undefined : WRONG_ICON);
