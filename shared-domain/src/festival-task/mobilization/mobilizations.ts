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
  const all = [...ft.mobilizations, mobilization];
  checkDistinct(all);
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
  return updateMobilizations(ft, [{ id, form }], act);
}

/** The mobilization of this id, and its new period and split. */
export type MobilizationChange = { id: string; form: MobilizationForm };

/**
 * FT-44, MV-4: changes several at once, as one edit: each may take the period that another one leaves. Throws like
 * `updateMobilization`.
 */
export function updateMobilizations<FT extends FestivalTask>(
  ft: FT,
  changes: readonly MobilizationChange[],
  act: Act,
): FT {
  checkOpen(ft, "mobilizations");
  const forms = new Map(changes.map(({ id, form }) => [id, form]));
  const before = ft.mobilizations.filter(({ id }) => forms.has(id));
  if (before.length < forms.size) throw mobilizationNotFound();
  const slots = new Map([...forms].map(([id, form]) => [id, toSlot(form)]));
  const changed = before.filter((one) => {
    const slot = slots.get(one.id);
    return slot?.id !== one.id || slot.durationSplitInHour !== one.durationSplitInHour;
  });
  const [first] = changed;
  if (!first) return ft;

  const all = ft.mobilizations.map((one) => ({ ...one, ...slots.get(one.id) }));
  checkDistinct(all);
  checkMobilizationsSize(all);
  const what =
    changed.length === 1
      ? `la mobilisation ${formatPeriod(first)}`
      : `${String(changed.length)} mobilisations, à partir de celle ${formatPeriod(first)}`;
  return resetApprovals(
    withMobilizations(ft, all),
    { section: "mobilizations", reason: `un changement sur ${what}` },
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

/**
 * FT-44: the slot that a form asks for, with its id. Throws `bad-input` for a period without length, too long, or not
 * divisible so.
 */
export function toSlot({ start, end, durationSplitInHour }: MobilizationForm) {
  const window = toTimeWindow({ start, end }, longestMobilization);
  return { ...window, durationSplitInHour: toSplit(createPeriod(window), durationSplitInHour) };
}

function checkDistinct(mobilizations: readonly Mobilization[]): void {
  if (new Set(mobilizations.map(({ id }) => id)).size < mobilizations.length) {
    throw refused("Un autre créneau existe sur cette même période");
  }
}

function withMobilizations<FT extends FestivalTask>(ft: FT, mobilizations: Mobilization[]): FT {
  return ensureReady({ ...ft, mobilizations: [...mobilizations].sort(byTime) });
}
