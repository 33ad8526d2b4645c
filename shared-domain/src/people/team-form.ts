import { firstOf, required, tooLong } from "../field-problems";

/** The longest name of a team, in characters. */
export const TEAM_NAME = { max: 30 };
/** The message for a text that is not `#RRGGBB`. */
export const WRONG_COLOR = "La couleur doit être un code hexadécimal à six chiffres précédé de #";
/** The message for a text that names no icon of Material Design Icons. */
export const WRONG_ICON = "L'icône doit être un code d'icône mdi commençant par mdi-";

const COLOR = /^#[0-9A-Fa-f]{6}$/;
const ICON = /^mdi-[a-z0-9-]+$/;

/** The error of a team's colour: `#RRGGBB` is expected. */
export const teamColorProblem = (color: string) => (COLOR.test(color) ? undefined : WRONG_COLOR);

/** The error of a team's icon: `mdi-…` is expected. */
export const teamIconProblem = (icon: string) => (ICON.test(icon) ? undefined : WRONG_ICON);

/** The error of each field of a team; blanks around the name and the colour don't count. */
export const teamProblems = {
  name: firstOf<string>(required, (name) =>
    name.trim().length > TEAM_NAME.max ? tooLong("Nom", TEAM_NAME.max) : undefined,
  ),
  color: (color: string) => teamColorProblem(color.trim()),
  icon: teamIconProblem,
};
