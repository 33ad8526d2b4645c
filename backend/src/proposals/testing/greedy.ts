import { restProblems } from "@coulisses/shared-domain/assignment/rest";
import { spansOverlap, periodOf } from "@coulisses/shared-domain/proposal/outcome";
import type {
  ProblemAssignment,
  ProposalProblem,
  ProposalSolution,
} from "@coulisses/shared-domain/proposal/problem";

/** Keeps all present places, then fills open ones with the first possible person. */
export function greedy({ slots, people, today }: ProposalProblem): ProposalSolution {
  const spans = new Map(slots.map(({ key, span }) => [key, span]));
  const places: ProblemAssignment[] = today.flatMap(({ as, personId, slotKey }) =>
    as === null ? [] : [{ personId, slotKey, as }],
  );
  const taken = today.map(({ personId, slotKey }) => ({ personId, slotKey }));
  for (const { key, span, demands } of slots) {
    for (const { team, demand } of demands) {
      for (const person of people) {
        const present = places.filter(({ slotKey, as }) => slotKey === key && as === team);
        if (present.length >= demand) break;
        const own = taken
          .filter(({ personId }) => personId === person.id)
          .map(({ slotKey }) => spans.get(slotKey))
          .filter((one) => one !== undefined);
        const fits =
          person.teams.includes(team) &&
          person.availabilities.some(([start, end]) => start <= span[0] && end >= span[1]) &&
          ![...own, ...person.breaks].some((one) => spansOverlap(one, span)) &&
          restProblems(periodOf(span), {
            others: own.map(periodOf),
            rules: person.rest,
            person: { id: person.id, firstname: "", lastname: "" },
          }).length === 0;
        if (!fits) continue;
        places.push({ personId: person.id, slotKey: key, as: team });
        taken.push({ personId: person.id, slotKey: key });
      }
    }
  }
  return { places, value: places.length, bound: places.length };
}
