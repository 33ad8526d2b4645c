import { type Patch, applyPatch } from "../../patch";
import type { UserIdentity } from "../../people/user";
import { checkName } from "../create-and-remove";
import type { FestivalTask } from "../festival-task";
import { checkOpen } from "../review/locks";
import { ensureReady } from "../review/readiness";

/** Fields of the section to change; an absent one is kept. */
type GeneralPatch = Patch<{
  name: string;
  administrator: UserIdentity;
  team: string | null;
}>;

/**
 * FT-40, FT-42: name, administrator and team.
 * Throws `refused` when the section is closed (FT-40) or the sheet would lack something for its review (FT-42),
 * `bad-input` for a blank name.
 */
export function updateGeneral<FT extends FestivalTask>(ft: FT, patch: GeneralPatch): FT {
  checkOpen(ft, "general");
  const name = patch.name === undefined ? undefined : checkName(patch.name);
  return ensureReady({ ...ft, general: applyPatch(ft.general, { ...patch, name }) });
}
