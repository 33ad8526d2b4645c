import { badInput } from "../../festival-error";
import { type Patch, applyPatch } from "../../patch";
import type { FestivalActivity } from "../festival-activity";
import { checkOpen } from "../review/locks";

/**
 * FA-46: null clears the special need.
 * Throws `refused` once secu has approved (FA-38), `bad-input` for a negative number of free passes.
 */
export function updateSecurity<FA extends FestivalActivity>(
  fa: FA,
  patch: Patch<FestivalActivity["security"]>,
): FA {
  checkOpen(fa, "security");
  if (patch.freePass !== undefined && patch.freePass < 0) {
    throw badInput("Le nombre de laissez passer doit être supérieur ou égale à 0");
  }
  return { ...fa, security: applyPatch(fa.security, patch) };
}
