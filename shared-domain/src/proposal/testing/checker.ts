import type {
  ProblemPerson,
  ProblemAssignment,
  ProblemSlot,
  ProposalProblem,
  ProposalSolution,
} from "../problem";

/*
 * This file imports types only: the verification of a proposal shares no code with its computation. It marks
 * quarters of an hour instead of computing with spans as the model does.
 */

const QUARTER = 900_000;
const wall = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  hourCycle: "h23",
});
/** The Paris wall clock of a quarter: the number of the day, and whether it is before 6 in the morning. */
const walls = new Map<number, { date: number; isNight: boolean }>();

function wallOf(quarter: number): { date: number; isNight: boolean } {
  const known = walls.get(quarter);
  if (known !== undefined) return known;
  const shows = Object.fromEntries(
    wall.formatToParts(quarter * QUARTER).map(({ type, value }) => [type, Number(value)]),
  );
  const date = Date.UTC(shows["year"] ?? 0, (shows["month"] ?? 1) - 1, shows["day"]) / 86_400_000;
  const found = { date, isNight: (shows["hour"] ?? 0) < 6 };
  walls.set(quarter, found);
  return found;
}

const workday = (quarter: number) => {
  const { date, isNight } = wallOf(quarter);
  return isNight ? date - 1 : date;
};

function quartersOf([start, end]: readonly [number, number]): number[] {
  if (start % QUARTER !== 0 || end % QUARTER !== 0)
    throw new Error("The checker counts in quarters of an hour");
  return Array.from({ length: (end - start) / QUARTER }, (_, rank) => start / QUARTER + rank);
}

/** The faults of a proposal, a line each; empty when it keeps all rules. Slots consist of whole quarters. */
export function faultsOf(problem: ProposalProblem, { places, value, bound }: ProposalSolution): string[] {
  const faults: string[] = [];
  if (!(value <= bound + 1e-6)) faults.push(`worth ${value}, more than the bound ${bound}`);
  const slots = new Map(problem.slots.map((slot) => [slot.key, slot]));
  const people = new Map(problem.people.map((person) => [person.id, person]));
  const isFixed = (place: ProblemAssignment) =>
    problem.today.some(
      ({ personId, slotKey, as, fixed }) =>
        fixed && personId === place.personId && slotKey === place.slotKey && as === place.as,
    );
  for (const { fixed, personId, slotKey, as } of problem.today) {
    if (!fixed || as === null || !slots.has(slotKey)) continue;
    const same = places.filter(
      (one) => one.personId === personId && one.slotKey === slotKey && one.as === as,
    );
    if (same.length !== 1) {
      faults.push(`${nameOf({ personId, slotKey })} is fixed and stands there ${same.length} times`);
    }
  }
  for (const place of places) {
    const slot = slots.get(place.slotKey);
    const person = people.get(place.personId);
    if (isFixed(place)) continue;
    if (slot === undefined) faults.push(`${nameOf(place)}: no such slot`);
    else if (person === undefined) faults.push(`${nameOf(place)}: no such person`);
    else faults.push(...faultsOfPlace(problem, { place, slot, person, places }));
  }
  for (const { key, demands } of problem.slots) {
    for (const team of new Set(places.filter(({ slotKey }) => slotKey === key).map(({ as }) => as))) {
      const there = places.filter(({ slotKey, as }) => slotKey === key && as === team);
      const wanted = demands.find((one) => one.team === team)?.demand ?? 0;
      if (there.length > wanted && !there.every(isFixed)) faults.push(`${key} has too many as ${team}`);
    }
  }
  return faults;
}

const nameOf = ({ personId, slotKey }: Omit<ProblemAssignment, "as">) => `person ${personId} at ${slotKey}`;

type Chosen = {
  place: ProblemAssignment;
  slot: ProblemSlot;
  person: ProblemPerson;
  places: readonly ProblemAssignment[];
};

function faultsOfPlace(problem: ProposalProblem, { place, slot, person, places }: Chosen): string[] {
  const name = nameOf(place);
  const faults: string[] = [];
  const own = quartersOf(slot.span);
  if (own.length === 0) faults.push(`${name}: a slot that does not last`);
  if (!person.teams.includes(place.as)) faults.push(`${name}: not a member of ${place.as}`);
  if (!slot.demands.some(({ team }) => team === place.as))
    faults.push(`${name}: nobody asks for ${place.as}`);
  const isFree = person.availabilities.some((span) => {
    const free = new Set(quartersOf(span));
    return own.every((quarter) => free.has(quarter));
  });
  if (!isFree) faults.push(`${name}: not available`);
  const pauses = new Set(person.breaks.flatMap(quartersOf));
  if (own.some((quarter) => pauses.has(quarter))) faults.push(`${name}: during a break`);

  const otherKeys = [
    ...places.filter((one) => one.personId === person.id && one !== place).map(({ slotKey }) => slotKey),
    ...problem.today
      .filter(({ personId, as }) => as === null && personId === person.id)
      .map(({ slotKey }) => slotKey),
  ];
  const others = new Set<number>();
  for (const { key, span } of problem.slots) {
    if (otherKeys.includes(key)) for (const quarter of quartersOf(span)) others.add(quarter);
  }
  if (otherKeys.includes(place.slotKey)) faults.push(`${name}: twice`);
  else if (own.some((quarter) => others.has(quarter))) faults.push(`${name}: in two places at once`);
  return [
    ...faults,
    ...unrest(person, own, new Set([...others, ...own])).map((fault) => `${name}: ${fault}`),
  ];
}

/** The rest rules that the quarters of one slot break, among all quarters that the person works. */
function unrest({ rest }: ProblemPerson, own: readonly number[], worked: ReadonlySet<number>): string[] {
  const [earliest = 0] = own;
  const latest = own.at(-1) ?? earliest;
  let [first, last] = [earliest, latest];
  while (worked.has(first - 1)) first -= 1;
  while (worked.has(last + 1)) last += 1;
  const faults: string[] = [];
  if (last - first + 1 > (rest.hoursInARow ?? Infinity) * 4) faults.push("too long without a pause");
  const pause = (rest.minimumRest ?? 0) * 4;
  for (let quarter = 1; quarter <= pause; quarter += 1) {
    if (worked.has(first - quarter) || worked.has(last + quarter)) {
      faults.push("too little rest");
      break;
    }
  }
  for (const day of new Set(own.map(workday))) {
    const quarters = [...worked].filter((quarter) => workday(quarter) === day).length;
    if (quarters > (rest.hoursPerDay ?? Infinity) * 4) faults.push("too much in a day");
  }
  const nights = new Set([...worked].map(wallOf).flatMap(({ date, isNight }) => (isNight ? [date] : [])));
  for (const { date, isNight } of own.map(wallOf)) {
    if (!isNight) continue;
    let inARow = 1;
    for (let night = date - 1; nights.has(night); night -= 1) inARow += 1;
    for (let night = date + 1; nights.has(night); night += 1) inARow += 1;
    if (inARow > (rest.nightsInARow ?? Infinity)) {
      faults.push("too many nights in a row");
      break;
    }
  }
  return faults;
}
