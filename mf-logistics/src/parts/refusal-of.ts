import { FestivalError } from "@coulisses/shared-domain/festival-error";

/** Why a rule of the festival would refuse, to say it before sending. */
export function refusalOf(rule: () => unknown): string | undefined {
  try {
    rule();
    return undefined;
  } catch (error) {
    if (error instanceof FestivalError) return error.message;
    throw error;
  }
}
