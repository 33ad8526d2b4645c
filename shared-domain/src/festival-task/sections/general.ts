import { type Patch, applyPatch } from "../../patch";
import type { UserIdentity } from "../../people/user";
import { checkName } from "../create-and-remove";
import type { FestivalTask } from "../festival-task";
import { checkOpen } from "../review/locks";
import { ensureReady } from "../review/readiness";

export type GeneralPatch = Patch<{
  name: string;
  administrator: UserIdentity;
  team: string | null;
}>;

export function updateGeneral<FT extends FestivalTask>(ft: FT, patch: GeneralPatch): FT {
  checkOpen(ft, "general");
  const name = patch.name === undefined ? undefined : checkName(patch.name);
  return ensureReady({ ...ft, general: applyPatch(ft.general, { ...patch, name }) });
}
