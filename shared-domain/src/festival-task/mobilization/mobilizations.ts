import { toSplit } from "../../assignment/split";
import { refused } from "../../festival-error";
import type { Act } from "../../festival-event/history";
import { type WindowForm, byTime, toTimeWindow } from "../../festival-event/time-window";
import type { UserIdentity } from "../../people/user";
import { formatPeriod } from "../../time/format";
import { longestMobilization } from "../../time/longest-period";
import { createPeriod } from "../../time/period";
import { mobilizationNotFound, withTeam, withVolunteer } from "./mobilized-people";
import type { FestivalTask, MobilizedTeam, Mobilization } from "../festival-task";
import { checkOpen, resetApprovals } from "../review/locks";
import { ensureReady } from "../review/readiness";
import { checkMobilizationsSize } from "./mobilizations-size";

/** The bounds of a mobilization, and the length in hours of each assignment; null or 0 for a single one. */
export type MobilizationForm = WindowForm & { durationSplitInHour: number | null };

/** A mobilization with the people and teams it asks for. */
export type NewMobilization = MobilizationForm & {
  volunteers: readonly UserIdentity[];
  teams: readonly MobilizedTeam[];
};

/**
 * FT-44: adds a mobilization. Periods may overlap, not be equal. On a refused sheet, approvals start again
 * (FT-41). Throws `bad-input` for a period without length, too long, or not divisible so; `refused` when it
 * is there already, there are too many, or the section is closed (FT-40).
 */
export function addMobilization<FT extends FestivalTask>(
  ft: FT,
  { volunteers, teams, ...form }: NewMobilization,
  act: Act,
): FT {
  checkOpen(ft, "mobilizations");
  const empty: Mobilization = { ...toSlot(form), volunteers: [], teams: [] };
  const mobilization = teams.reduce(withTeam, volunteers.reduce(withVolunteer, empty));
  checkNew(ft.mobilizations, mobilization.id);
  const all = [...ft.mobilizations, mobilization];
  checkMobilizationsSize(all);
  return resetApprovals(
    withMobilizations(ft, all),
    {
      section: "mobilizations",
      reason: `l'ajout d'une mobilisation ${formatPeriod(mobilization)}`,
    },
    act,
  );
}

/**
 * FT-44: changes the period or the split; people stay, the id follows the period. Throws like
 * `addMobilization`, and `not-found` for an unknown id.
 */
export function updateMobilization<FT extends FestivalTask>(
  ft: FT,
  id: string,
  form: MobilizationForm,
  act: Act,
): FT {
  checkOpen(ft, "mobilizations");
  const before = ft.mobilizations.find((mobilization) => mobilization.id === id);
  if (!before) throw mobilizationNotFound();
  const slot = toSlot(form);
  if (slot.id === id && slot.durationSplitInHour === before.durationSplitInHour) return ft;

  const others = ft.mobilizations.filter((mobilization) => mobilization !== before);
  checkNew(others, slot.id);
  const all = [...others, { ...before, ...slot }];
  checkMobilizationsSize(all);
  return resetApprovals(
    withMobilizations(ft, all),
    {
      section: "mobilizations",
      reason: `un changement sur la mobilisation ${formatPeriod(before)}`,
    },
    act,
  );
}

/**
 * FT-42, FT-43: removing an unknown one changes nothing.
 * Throws `refused` when the section is closed (FT-40), or for the last one of a sheet in review or refused.
 */
export function removeMobilization<FT extends FestivalTask>(ft: FT, id: string, act: Act): FT {
  checkOpen(ft, "mobilizations");
  const target = ft.mobilizations.find((mobilization) => mobilization.id === id);
  if (!target) return ft;
  const others = ft.mobilizations.filter((mobilization) => mobilization !== target);
  return resetApprovals(
    withMobilizations(ft, others),
    {
      section: "mobilizations",
      reason: `la suppression de la mobilisation ${formatPeriod(target)}`,
    },
    act,
  );
}

function toSlot({ start, end, durationSplitInHour }: MobilizationForm) {
  const window = toTimeWindow({ start, end }, longestMobilization);
  return { ...window, durationSplitInHour: toSplit(createPeriod(window), durationSplitInHour) };
}

function checkNew(mobilizations: readonly Mobilization[], id: string): void {
  if (mobilizations.some((mobilization) => mobilization.id === id)) {
    throw refused("Un autre créneau existe sur cette même période");
  }
}

function withMobilizations<FT extends FestivalTask>(ft: FT, mobilizations: Mobilization[]): FT {
  return ensureReady({ ...ft, mobilizations: [...mobilizations].sort(byTime) });
}
