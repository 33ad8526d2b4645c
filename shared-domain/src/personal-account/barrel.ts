import { badInput, notFound, refused } from "../festival-error";
import { slugOf } from "../slug";
import { MAX_AMOUNT } from "../money/amount";
import { toDate } from "../time/instant";
import { toParis } from "../time/paris";
import { AMOUNT_NOT_POSITIVE, AMOUNT_TOO_HIGH, sticksText } from "./transaction";

/** A barrel that was tapped: `price` is in cents, `openedOn` an instant; `slug` is its key, made from its drink. */
export type Barrel = { slug: string; drink: string; price: number; openedOn: string };

/** What one writes of a barrel. */
export type BarrelForm = Omit<Barrel, "slug">;

/** The bounds of a drink's name, in characters. */
export const DRINK = { min: 3, max: 50 };

/** The `not-found` refusal of a save that charges an unknown barrel. */
export const barrelNotFound = () => notFound("Fût introuvable");
/** BR-P1: the `not-found` refusal of a change to an unknown barrel. */
export const barrelNotConfigured = (slug: string) => notFound(`Aucun fût de ${slug} n'est encore configuré`);
/** BR-P1: the `refused` refusal of a second barrel of the same drink. */
export const barrelAlreadyConfigured = (slug: string) => refused(`Un fût de ${slug} est déjà configuré.`);

/** BR-P1: what is wrong with the price of a barrel, in cents. */
export function barrelPriceProblem(price: number): string | undefined {
  if (price <= 0) return AMOUNT_NOT_POSITIVE;
  return price > MAX_AMOUNT ? AMOUNT_TOO_HIGH : undefined;
}

/** BR-P1: throws `bad-input` on `price` for a wrong price. */
export function checkBarrelPrice(price: number): void {
  const problem = barrelPriceProblem(price);
  if (problem) throw badInput(problem, "price");
}

/** BR-P1: throws `bad-input` for a drink of fewer than three letters, or a wrong price. */
export function barrelToStore(form: BarrelForm): Barrel {
  const drink = form.drink.trim();
  const slug = slugOf(drink);
  if (drink.length < DRINK.min || slug === "") {
    throw badInput(`Taper au moins ${DRINK.min} caractères`, "drink");
  }
  checkBarrelPrice(form.price);
  return { ...form, drink, slug };
}

const two = (value: number) => String(value).padStart(2, "0");

/** What a barrel, and what is saved of it, is called: `Fût de Blonde du 22/02`, the Paris day on which it was opened. */
export function barrelName({ drink, openedOn }: Pick<Barrel, "drink" | "openedOn">): string {
  const { day, month } = toParis(toDate(openedOn));
  return `Fût de ${drink} du ${two(day)}/${two(month)}`;
}

/** BA-3: what a line of a barrel says of itself. */
export const barrelContext = (barrel: Pick<Barrel, "drink" | "openedOn">, sticks: number): string =>
  `${barrelName(barrel)}: ${sticksText(sticks)}`;

/** The name of the barrel that a line tells of: what stands before its sticks. */
export const barrelOfContext = (context: string): string => context.replace(/: [^:]*$/, "");
