import { problemIn } from "../festival-error";
import { normaliseEmail } from "../people/email";
import type { Cells, Problems, Reading, SheetColumns, SheetKind } from "../spreadsheet/sheet-kind";
import type { Instant } from "../time/instant";
import { lengthError, longestAvailability } from "../time/longest-period";
import { createPeriod } from "../time/period";
import { readDateTime } from "../typed-text/read-date";

type Column = "email" | "start" | "end";
type Known = { people: readonly { id: number; email: string }[]; now: Instant };

/** A period in which a person is available. */
export type AvailabilityOfRow = { userId: number; start: Instant; end: Instant };

/** The columns of availabilities: one period a row. */
export const availabilityColumns: SheetColumns<Column> = {
  email: { title: "E-mail", aliases: ["email", "mail", "adresse-mail", "courriel"], required: true },
  start: { title: "Début", aliases: ["date-de-debut", "de", "arrivee"], required: true },
  end: { title: "Fin", aliases: ["date-de-fin", "a", "depart"], required: true },
};

/** The error of an address that no account has. */
export const NOBODY_THERE = "Personne n'a cette adresse";

/**
 * AV-9: periods by the address of their person. Rules on their hours hold once the periods of a person are
 * together, so the server alone asks them.
 */
export function availabilityRows({ people, now }: Known): SheetKind<Column, AvailabilityOfRow> {
  const byEmail = new Map(people.map(({ id, email }) => [email, id]));
  return {
    columns: availabilityColumns,
    read: (cells) => readAvailability(cells, byEmail.get(normaliseEmail(cells.email)), now),
    beside: () => () => undefined,
  };
}

function readAvailability(
  cells: Cells<Column>,
  userId: number | undefined,
  now: Instant,
): Reading<Column, AvailabilityOfRow> {
  const start = readDateTime(cells.start, { now, required: true });
  const near = "value" in start ? (start.value ?? undefined) : undefined;
  const end = readDateTime(cells.end, { now, near, required: true });
  const problems: Problems<Column> = {
    ...(userId === undefined && { email: NOBODY_THERE }),
    ...("problem" in start && { start: start.problem }),
    ...("problem" in end && { end: end.problem }),
  };
  const period =
    "value" in start && "value" in end && start.value !== null && end.value !== null
      ? { start: start.value, end: end.value }
      : undefined;
  const wrong = period && periodProblem(period);
  if (wrong !== undefined) problems.end = wrong;
  if (Object.keys(problems).length > 0 || !period || userId === undefined) return { problems };
  return { value: { userId, ...period } };
}

const periodProblem = (period: { start: Instant; end: Instant }): string | undefined =>
  problemIn(() => createPeriod(period)) ?? lengthError(createPeriod(period), longestAvailability);
