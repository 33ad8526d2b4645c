import { contrast } from "../colour/contrast";
import { firstOf } from "../field-problems";
import { mailColors } from "../colour/mail-colors";
import { festivalProblems } from "./festival-form";

/** The least contrast with which the coloured parts of a mail are told from its background. */
const LEAST = 1.5;

const themes = { light: "clair", dark: "sombre" } as const;

/** FS-3: the error of a colour that would vanish in the mails of a theme; what is written on it is always read. */
function faintColorProblem(color: string): string | undefined {
  const faint = (["light", "dark"] as const).find(
    (theme) => contrast(color.trim(), mailColors[theme].card) < LEAST,
  );
  return faint && `Cette couleur ne se voit pas sur le fond ${themes[faint]} des mails`;
}

/** The error of the festival's colour: none, or one that a theme swallows. */
export const festivalColorProblem = firstOf<string>(festivalProblems.color, faintColorProblem);
