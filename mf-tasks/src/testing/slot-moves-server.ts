import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { act } from "@coulisses/shared-domain/festival-activity/testing/activities";
import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { updateMobilizations } from "@coulisses/shared-domain/festival-task/mobilization/mobilizations";
import {
  changesBack,
  changesOf,
  type KeptSlot,
  keptOf,
  planOf,
} from "@coulisses/shared-domain/festival-task/mobilization/move-slots";
import {
  collisionsOf,
  shownPlan,
  type PersonHours,
} from "@coulisses/shared-domain/festival-task/mobilization/slot-collisions";
import { type Answers, keptState } from "@coulisses/shared-auth/testing";

type Store = {
  sheet: (id: number) => FestivalTask | undefined;
  change: (id: number, changed: Partial<FestivalTask>) => unknown;
};

/** Moves of slots in memory, by the server's rules; `hours` are those of everyone named. */
export function slotMoves(store: () => Store) {
  const kept = keptState(() => ({
    hours: new Map<number, PersonHours>(),
    undos: new Map<number, KeptSlot[]>(),
    moves: [] as unknown[],
  }));
  const found = (id: number): FestivalTask => {
    const sheet = store().sheet(id);
    if (!sheet) throw new FestivalError("not-found", `La fiche tâche #${String(id)} n'a pas été trouvée`);
    return sheet;
  };
  const save = (sheet: FestivalTask) => {
    store().change(sheet.id, sheet);
    const { id, version } = found(sheet.id);
    return { id, version };
  };
  const always = { start: "2000-01-01T00:00:00.000Z", end: "2099-01-01T00:00:00.000Z" };
  const free: PersonHours = { availabilities: [always], mobilizations: [], assignments: [] };

  const answers: Answers = {
    slotMove: {
      preview: ({ body: { move, sheets } }) => {
        const plan = sheets.map(({ id, leftOut }) =>
          planOf(found(id), (slot) => leftOut.includes(slot), move),
        );
        const collisions = collisionsOf(plan, (id) => kept.hours.get(id) ?? free);
        return {
          sheets: plan.map((planned, at) =>
            shownPlan(planned, collisions, (slot) => sheets[at]?.leftOut.includes(slot) === true),
          ),
        };
      },
      move: ({ body: { move, sheets } }) => {
        kept.moves.push(move);
        const stale = sheets.map(({ id, version }) => [found(id), version] as const);
        for (const [sheet, version] of stale) {
          if (sheet.version !== version) {
            throw new FestivalError(
              "stale",
              `FT #${String(sheet.id)} a été modifiée entre-temps par Léa Mauyno`,
            );
          }
        }
        const moved = sheets.map(({ id, mobilizations }) => {
          const sheet = found(id);
          const changes = changesOf(sheet, mobilizations, move);
          kept.undos.set(id, keptOf(sheet, changes));
          return updateMobilizations(sheet, changes, act);
        });
        const slots = sheets.flatMap(({ id }) => kept.undos.get(id) ?? []).length;
        return { sheets: moved.map(save), slots };
      },
      undo: ({ body: { sheets } }) => ({
        sheets: sheets.map(({ id }) => {
          const sheet = found(id);
          return save(updateMobilizations(sheet, changesBack(sheet, kept.undos.get(id) ?? []), act));
        }),
        slots: sheets.length,
      }),
    },
  };
  return { kept, answers };
}
