import type { MissingPart } from "@coulisses/shared-domain/festival-event/missing-part";

/** Where a section stands: the first of these that holds. */
export type SectionState =
  | { kind: "refused" | "locked" | "partly-locked"; teams: readonly string[] }
  | { kind: "missing"; reasons: readonly string[] }
  | { kind: "done" };

/** A section of a sheet, by its anchor (`#general` is `general`); without state when it has nothing to fill in. */
export type SectionProgress = { id: string; title: string; state?: SectionState | undefined; count?: number };

/** A section, and the parts of the sheet that it shows, as the rules name them. */
export type SectionPlan<Part extends string> = { id: string; title: string; parts?: readonly Part[] };

/** The findings of the rules about a sheet. */
type Findings<Part extends string> = {
  missing: readonly MissingPart<Part>[];
  /** The teams whose approval closed each part. */
  locks: Partial<Record<Part, readonly string[]>>;
  /** The teams that refused the sheet, with the parts that each reviews. */
  refusals: readonly { team: string; parts: readonly Part[] }[];
};

function stateOf<Part extends string>(
  parts: readonly Part[],
  reasons: readonly string[],
  { locks, refusals }: Pick<Findings<Part>, "locks" | "refusals">,
): SectionState {
  const refusing = refusals.filter((refusal) => refusal.parts.some((part) => parts.includes(part)));
  if (refusing.length > 0) return { kind: "refused", teams: refusing.map(({ team }) => team) };
  if (reasons.length > 0) return { kind: "missing", reasons };

  const lockers = parts.map((part) => locks[part] ?? []);
  const teams = [...new Set(lockers.flat())];
  if (teams.length === 0) return { kind: "done" };
  return { kind: lockers.every((closing) => closing.length > 0) ? "locked" : "partly-locked", teams };
}

/** The sections in their order, each with its state; of two that show one part, the first says that it is missing. */
export function progressOf<Part extends string>(
  plan: readonly SectionPlan<Part>[],
  { missing, ...findings }: Findings<Part>,
): SectionProgress[] {
  return plan.map((section) => {
    const { id, title, parts } = section;
    if (!parts) return { id, title };
    const own = missing.filter((part) => plan.find((one) => one.parts?.includes(part.section)) === section);
    const reasons = own.map(({ reason }) => reason);
    return { id, title, state: stateOf(parts, reasons, findings) };
  });
}
