import type { PeriodForm } from "@coulisses/shared-domain/contract/fields";
import { formatPeriod } from "@coulisses/shared-domain/time/format";
import type { LongestPeriod } from "@coulisses/shared-domain/time/longest-period";
import { readSlots } from "@coulisses/shared-domain/typed-text/read-slots";
import { periodProblem } from "@coulisses/shared-ui/form";

/** A typed line, with its slot or the reason why it is none. */
type TypedLine = { text: string; slot?: PeriodForm; shown: string; isWrong: boolean };

/** The slots of a typed text, their length checked as well. */
export function readTypedSlots(
  text: string,
  festivalStart: string | undefined,
  longest?: LongestPeriod,
): TypedLine[] {
  return readSlots(text, { festivalStart, now: new Date() }).map((line) => {
    if ("problem" in line) return { text: line.text, shown: line.problem, isWrong: true };
    const problem = periodProblem(line.value, longest);
    const shown = problem ?? formatPeriod(line.value);
    return { text: line.text, slot: line.value, shown, isWrong: problem !== undefined };
  });
}

/** The French error of the first line that is no slot. */
export function typedSlotsProblem(lines: readonly TypedLine[]): string | undefined {
  const wrong = lines.find(({ isWrong }) => isWrong);
  return wrong && `« ${wrong.text} » : ${wrong.shown}`;
}
