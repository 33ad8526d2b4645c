import { problemIn } from "../festival-error";
import { MAX_AMOUNT } from "../money/amount";
import { readAmount } from "../typed-text/read-amount";
import { readNumber } from "../typed-text/read-number";
import type { Barrel } from "./barrel";
import {
  barrelCharges,
  type Charge,
  checkConsumptions,
  checkProvisions,
  provisionsCharges,
  roundingSurplus,
} from "./consumption";
import { NO_CONTEXT } from "./save";
import { checkBatch, MAX_STICKS } from "./transaction";

/** The kinds of saves that the SG makes for many people at once, in the order of the page. */
export const saveModes = ["cask", "closet", "deposit", "external-event"] as const;
/** The kind of a save. */
export type SaveMode = (typeof saveModes)[number];

/** The French name of each mode. */
export const saveModeLabels: Readonly<Record<SaveMode, string>> = {
  cask: "Fût",
  closet: "Placard",
  deposit: "Dépôt",
  "external-event": "Événement",
};

/** The texts typed for a save; `amounts` are sticks or euros, by the id of the person. */
export type TypedSave = {
  mode: SaveMode;
  /** Euros. */
  stickPrice: string;
  context: string;
  amounts: Readonly<Record<number, string>>;
};

/**
 * The meaning of a text in the table, in sticks or cents: 0 when empty, undefined when it is not a number.
 */
type Line = { person: number; quantity: number | undefined };

/** True when people are charged by sticks, which have a price; otherwise amounts are typed in euros. */
export const countsSticks = (mode: SaveMode) => mode === "cask" || mode === "closet";

function linesOf({ mode, amounts }: TypedSave): Line[] {
  const read = countsSticks(mode)
    ? (text: string) => readNumber(text, { integer: true })
    : (text: string) => readAmount(text, { min: -Infinity, max: Infinity });
  return Object.entries(amounts).map(([id, text]) => {
    const reading = read(text);
    return { person: Number(id), quantity: "value" in reading ? (reading.value ?? 0) : undefined };
  });
}

/** The error of a text in the table, for its row. */
export function typedAmountProblem(mode: SaveMode, text: string): string | undefined {
  const reading = countsSticks(mode)
    ? readNumber(text, { min: 0, max: MAX_STICKS })
    : readAmount(text, { min: 0, max: MAX_AMOUNT });
  return "problem" in reading ? reading.problem : undefined;
}

/** The lines to send: quantities above zero, in sticks or cents. */
export function linesToSend(typed: TypedSave): { person: number; quantity: number }[] {
  return linesOf(typed).flatMap(({ person, quantity }) =>
    quantity !== undefined && quantity > 0 ? [{ person, quantity }] : [],
  );
}

/**
 * The pasted texts by person that are numbers, and the number of those above zero (`count`); `wrong` are the
 * other texts.
 */
export function takenAmounts(mode: SaveMode, pasted: TypedSave["amounts"]) {
  const isRight = ([, text]: [string, string]) => typedAmountProblem(mode, text) === undefined;
  const entries = Object.entries(pasted);
  const amounts: TypedSave["amounts"] = Object.fromEntries(entries.filter(isRight));
  const wrong: TypedSave["amounts"] = Object.fromEntries(entries.filter((entry) => !isRight(entry)));
  const count = linesToSend({ mode, amounts, stickPrice: "", context: "" }).length;
  return { amounts, count, wrong };
}

/** The price of a stick of the cupboard, in cents; 0 for a text that is not an amount. */
export function stickPriceOf({ stickPrice }: Pick<TypedSave, "stickPrice">): number {
  const reading = readAmount(stickPrice, {});
  return "value" in reading ? (reading.value ?? 0) : 0;
}

/** The charges or credits of a save before it is sent; `sticks` in total, amounts in cents. */
export type SavePreview = {
  charges: Charge[];
  total: number;
  sticks: number;
  /** The gain of the association by rounding. */
  surplus: number;
};

/** The preview, to the cent: made by the functions that charge. */
export function previewOf(typed: TypedSave, barrel: Pick<Barrel, "price"> | undefined): SavePreview {
  const lines = linesToSend(typed).map(({ person, quantity }) => ({
    consumer: person,
    consumption: quantity,
  }));
  const charges = chargesOf(typed, barrel, lines);
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  return {
    charges,
    total,
    sticks: countsSticks(typed.mode) ? lines.reduce((sum, { consumption }) => sum + consumption, 0) : 0,
    surplus:
      typed.mode === "cask" && barrel && charges.length > 0 ? roundingSurplus(barrel.price, charges) : 0,
  };
}

function chargesOf(
  typed: TypedSave,
  barrel: Pick<Barrel, "price"> | undefined,
  lines: { consumer: number; consumption: number }[],
): Charge[] {
  if (typed.mode === "cask") return barrel ? barrelCharges(barrel.price, lines) : [];
  if (typed.mode === "closet") return provisionsCharges(stickPriceOf(typed), lines);
  return lines.map(({ consumer, consumption }) => ({ consumer, amount: consumption }));
}

/** The errors that keep a save from being sent, in the order of the page; `lastnames` are by id. */
export function saveProblems(
  typed: TypedSave,
  { hasBarrel, lastnames }: { hasBarrel: boolean; lastnames: ReadonlyMap<number, string> },
): string[] {
  const { mode } = typed;
  const lines = linesOf(typed);
  const written = lines.filter(({ quantity }) => quantity !== 0);
  const unreadable = written.filter(({ quantity }) => quantity === undefined);
  const problems: string[] = [];
  if (mode === "cask" && !hasBarrel) problems.push("Aucun fût n'est sélectionné");
  if (mode === "closet" && stickPriceOf(typed) <= 0) {
    problems.push("Le prix du bâton de placard ne peut pas être nul ou négatif");
  }
  if (mode === "external-event" && typed.context.trim() === "") problems.push(NO_CONTEXT);
  if (written.length === 0) {
    problems.push(mode === "deposit" ? "Pas de nouveau dépôt" : "Pas de nouvelle consommation");
  }
  if (unreadable.length > 0) {
    const names = unreadable.map(({ person }) => lastnames.get(person) ?? String(person));
    problems.push(`Champs non valide pour: ${names.join(", ")}`);
  }
  if (written.some(({ quantity = 0 }) => quantity < 0)) {
    problems.push("Les consommations doivent être positives");
  }
  if (problems.length > 0) return problems;
  const refusal = problemIn(() => checkAsServer(typed));
  return refusal === undefined ? [] : [refusal];
}

function checkAsServer(typed: TypedSave): void {
  const lines = linesToSend(typed).map(({ person, quantity }) => ({
    consumer: person,
    consumption: quantity,
  }));
  if (typed.mode === "cask") checkConsumptions(lines);
  else if (typed.mode === "closet") checkProvisions(stickPriceOf(typed), lines);
  else checkBatch(lines.map(({ consumption }) => consumption));
}

/** The text after a click on `+1` or `+5`: a text that is not a number stays. */
export function addedSticks(text: string, count: number): string {
  const reading = readNumber(text, { integer: true });
  return "value" in reading ? String((reading.value ?? 0) + count) : text;
}
