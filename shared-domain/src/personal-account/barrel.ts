import { badInput, notFound, refused } from "../festival-error";
import { slugOf } from "../slug";
import { MAX_AMOUNT } from "../money/amount";
import { toDate } from "../time/instant";
import { toParis } from "../time/paris";
import { AMOUNT_NOT_POSITIVE, AMOUNT_TOO_HIGH, sticksText } from "./transaction";

/**
 * A tapped barrel: `price` is in cents, `openedOn` an ISO instant; `slug`, its key, is made from its drink.
 */
export type Barrel = { slug: string; drink: string; price: number; openedOn: string };

/** The fields of a barrel that a person fills in. */
export type BarrelForm = Omit<Barrel, "slug">;

/** The shortest and longest name of a drink, in characters. */
export const DRINK = { min: 3, max: 50 };

/** The `not-found` refusal of a save that charges an unknown barrel. */
export const barrelNotFound = () => notFound("Fût introuvable");
/** BR-P1: the `not-found` refusal of a change to an unknown barrel. */
export const barrelNotConfigured = (slug: string) => notFound(`Aucun fût de ${slug} n'est encore configuré`);
/** BR-P1: the `refused` refusal of a second barrel of the same drink. */
export const barrelAlreadyConfigured = (slug: string) => refused(`Un fût de ${slug} est déjà configuré.`);

/** BR-P1: the error of a barrel's price in cents. */
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

/** The name of a barrel and of its saves: `Fût de Blonde du 22/02`, the Paris day on which it was opened. */
export function barrelName({ drink, openedOn }: Pick<Barrel, "drink" | "openedOn">): string {
  const { day, month } = toParis(toDate(openedOn));
  return `Fût de ${drink} du ${two(day)}/${two(month)}`;
}

/** BA-3: the context of a line of a barrel. */
export const barrelContext = (barrel: Pick<Barrel, "drink" | "openedOn">, sticks: number): string =>
  `${barrelName(barrel)}: ${sticksText(sticks)}`;

/** The name of the barrel in a line's context: the text before its sticks. */
export const barrelOfContext = (context: string): string => context.replace(/: [^:]*$/, "");
