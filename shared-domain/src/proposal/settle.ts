import { type Assignable, type AssignableSlot, type Comer, refusalReason } from "../assignment/assign";
import { restProblems, type RestRules } from "../assignment/rest";
import { groupedBy } from "./outcome";
import type { ProblemAssignment } from "./problem";
import type { LineKind } from "./proposal";
import { displayName } from "../people/display-name";

/** A slot as it is now. */
type StandingSlot = AssignableSlot & { task: { id: number; name: string } };
/** A person as they are now, with all their slots by key. */
type StandingPerson = Omit<Assignable, "slots"> & {
  rest: RestRules;
  slots: readonly (Assignable["slots"][number] & { key: string })[];
};
/** The present slots and people; deleted ones are missing. */
export type Standing = {
  slots: ReadonlyMap<string, StandingSlot>;
  people: ReadonlyMap<number, StandingPerson>;
};

type Line = ProblemAssignment & { kind: LineKind };
/** Earlier slots by person; too short a rest caused by these does not keep one from them. */
export type SlotsBefore = ReadonlyMap<number, ReadonlySet<string>>;
/** The lines that can be applied together, and the French reasons why the others can't. */
type Settlement<Of> = { done: Of[]; leftOut: { line: Of; reason: string }[] };

/** The reason for leaving out a line about a person who has left. */
export const PERSON_GONE = "Cette personne n'est plus là";
/** The reason for leaving out a line about a slot that no longer exists. */
export const SLOT_GONE = "Ce créneau n'existe plus : la FT a changé ou n'est plus prête";

/** All lines, those of a task or of a person, or these alone. */
type Choice =
  | { scope: "ALL" }
  | { scope: "TASK"; taskId: number }
  | { scope: "PERSON"; userId: number }
  | { scope: "LINES"; ranks: readonly number[] };

/** Tells whether a line is among those that a person chose to accept. */
export function chosenBy(
  choice: Choice,
): (line: { rank: number; taskId: number; userId: number }) => boolean {
  switch (choice.scope) {
    case "ALL":
      return () => true;
    case "TASK":
      return ({ taskId }) => taskId === choice.taskId;
    case "PERSON":
      return ({ userId }) => userId === choice.userId;
    case "LINES": {
      const ranks = new Set(choice.ranks);
      return ({ rank }) => ranks.has(rank);
    }
  }
}

/**
 * Applies the lines that still can be, under the rules of any assignment (decision 16, rest): losses first,
 * as they free places and hours, then gains in their order. A line that overlaps a lost slot that stays, a
 * place taken meanwhile or a rest that would be too short is left out; the others go through.
 */
export function selectAcceptableLines<Of extends Line>(
  { slots, people }: Standing,
  lines: readonly Of[],
  before: SlotsBefore = new Map(),
): Settlement<Of> {
  const assignees = new Map([...slots].map(([key, slot]) => [key, [...slot.assignees]]));
  const own = new Map([...people].map(([id, person]) => [id, [...person.slots]]));
  const done: Of[] = [];
  const leftOut: Settlement<Of>["leftOut"] = [];

  const leave = ({ slotKey, personId }: Line) => {
    const without = (assignees.get(slotKey) ?? []).filter(({ id }) => id !== personId);
    assignees.set(slotKey, without);
    own.set(
      personId,
      (own.get(personId) ?? []).filter(({ key }) => key !== slotKey),
    );
  };

  const whyNotLost = (line: Line): string | undefined => {
    const slot = slots.get(line.slotKey);
    if (slot === undefined) return SLOT_GONE;
    const present = assignees.get(line.slotKey)?.find(({ id }) => id === line.personId);
    if (present?.as === line.as) return undefined;
    const person = people.get(line.personId);
    if (person === undefined) return PERSON_GONE;
    return `${displayName(person)} ne vient déjà plus à ce créneau en tant que ${slot.teamNames.get(line.as) ?? line.as}`;
  };

  const whyNotGained = (line: Line): string | undefined => {
    const [slot, person] = [slots.get(line.slotKey), people.get(line.personId)];
    if (person === undefined) return PERSON_GONE;
    if (slot === undefined) return SLOT_GONE;
    const comers = assignees.get(line.slotKey) ?? [];
    const before = comers.find(({ id }) => id === line.personId);
    if (before?.as === line.as) return `${displayName(person)} vient déjà à ce créneau`;
    const others = (own.get(line.personId) ?? []).filter(({ key }) => key !== line.slotKey);
    return refusalReason(
      slot,
      { volunteer: { ...person, slots: others }, as: line.as },
      { assignees: comers, isThere: before !== undefined },
    );
  };

  const come = (line: Line) => {
    const slot = slots.get(line.slotKey);
    if (slot === undefined) return;
    const { start, end, task } = slot;
    const comer: Comer = { id: line.personId, as: line.as };
    leave(line);
    assignees.get(line.slotKey)?.push(comer);
    own.get(line.personId)?.push({ start, end, task, key: line.slotKey });
  };

  for (const line of lines.filter(({ kind }) => kind === "LOSS")) {
    const reason = whyNotLost(line);
    if (reason === undefined) {
      leave(line);
      done.push(line);
    } else leftOut.push({ line, reason });
  }
  const gains: Of[] = [];
  const newcomers = new Set<Of>();
  for (const line of lines.filter(({ kind }) => kind === "GAIN")) {
    const reason = whyNotGained(line);
    if (reason === undefined) {
      if (!assignees.get(line.slotKey)?.some(({ id }) => id === line.personId)) newcomers.add(line);
      come(line);
      gains.push(line);
    } else leftOut.push({ line, reason });
  }
  // All gains of a person are judged together: two slots may only break the rest rules because of a third
  // between them.
  const tiring = new Set<Of>();
  for (const [id, theirs] of groupedBy(newcomers, ({ personId }) => personId)) {
    const person = people.get(id);
    for (;;) {
      const left = theirs.filter((line) => !tiring.has(line));
      const [line, reason] = (person && lastTired(person, own.get(id) ?? [], left, before.get(id))) ?? [];
      if (line === undefined || reason === undefined) break;
      leave(line);
      tiring.add(line);
      leftOut.push({ line, reason });
    }
  }
  return { done: [...done, ...gains.filter((line) => !tiring.has(line))], leftOut };
}

function lastTired<Of extends Line>(
  person: StandingPerson,
  slots: StandingPerson["slots"],
  gains: readonly Of[],
  before: ReadonlySet<string> | undefined,
): [Of, string] | undefined {
  for (const line of [...gains].reverse()) {
    const slot = slots.find(({ key }) => key === line.slotKey);
    if (slot === undefined) continue;
    const others = slots.filter(({ key }) => key !== line.slotKey);
    const problemsAmong = (some: typeof others) =>
      restProblems(slot, { others: some, rules: person.rest, person });
    const [reason] = problemsAmong(others);
    if (reason === undefined) continue;
    const wasSo =
      before !== undefined && problemsAmong(others.filter(({ key }) => before.has(key))).length > 0;
    if (!wasSo) return [line, reason];
  }
  return undefined;
}

/** The inverted lines, which undo them. */
export const inverted = <Of extends Line>(lines: readonly Of[]): Of[] =>
  lines.map((line) => ({ ...line, kind: line.kind === "GAIN" ? "LOSS" : "GAIN" }));
