import { checkSize } from "@coulisses/shared-domain/festival-event/sheet-limits";
import { ruleProblems } from "../form-problems";

type Part = Parameters<typeof checkSize>[0];

/** The reasons for which a form could not put so many elements on a sheet. */
export const sizeProblems = (counts: Partial<Record<Part, number>>): string[] =>
  ruleProblems(
    ...Object.entries(counts).map(([part, count]) => () => {
      checkSize(part as Part, count);
    }),
  );
