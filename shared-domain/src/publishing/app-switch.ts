import { SHELL_APP } from "../client-error/client-error";
import { badInput } from "../festival-error";
import { tooLong } from "../field-problems";

/** Words that people read in the place of an app that is disabled. */
export type AppWord = { word: string; ask: string };

/** Bounds of the word and of the person to ask, in characters. */
export const appWordLimits = { word: 200, ask: 60 };

const isOneLine = (text: string) => !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(text);

/** The problem with the word for people, or undefined. */
export function appWordProblem(word: string): string | undefined {
  if (word.trim() === "") return "Dis aux gens pourquoi l'application est en pause";
  if (word.trim().length > appWordLimits.word) return tooLong("Mot pour les gens", appWordLimits.word);
  return isOneLine(word) ? undefined : "Le mot pour les gens tient en une ligne";
}

/** The problem with the person to ask, or undefined. */
export function appAskProblem(ask: string): string | undefined {
  if (ask.trim() === "") return "Dis à qui les gens peuvent demander";
  if (ask.trim().length > appWordLimits.ask) return tooLong("Qui demander", appWordLimits.ask);
  return isOneLine(ask) ? undefined : "Qui demander tient en une ligne";
}

/** PUBLISH-4: the word of a disabled app, as it is kept; throws `bad-input`. */
export function appWordToStore({ word, ask }: AppWord): AppWord {
  for (const [field, problem] of Object.entries({ word: appWordProblem(word), ask: appAskProblem(ask) }))
    if (problem !== undefined) throw badInput(problem, field);
  return { word: word.trim(), ask: ask.trim() };
}

/** PUBLISH-5: the site itself can be rolled back, but neither disabled nor unpublished; throws `bad-input`. */
export function checkSwitchable(app: string): void {
  if (app === SHELL_APP) throw badInput("Le site lui-même ne se met pas en pause et ne se retire pas");
}
