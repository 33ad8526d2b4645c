import { editionOf, editionPeriod } from "@coulisses/shared-domain/time/edition";
import type { Restarted, RestartPreview } from "@coulisses/shared-domain/contract/next-edition";
import { sql } from "drizzle-orm";
import type { RevisionName } from "../../changes/revisions";
import { aDraft } from "../../festival-activities/testing/sheets";
import { as, callerFor, type Lines, nothing, stage } from "./stage";

const readers = "admin humain matos organiser";
const moves: RevisionName[] = ["festival-activities"];

/** The id of an archived activity, with the festival of the present edition dated. */
async function archived(): Promise<number> {
  const { id } = await aDraft(callerFor("organiser"));
  await stage().server.services.db.execute(
    sql`update festival_activities set edition = 40, archived_at = now() where id = ${id}`,
  );
  const { end } = editionPeriod(editionOf(new Date()));
  const start = new Date(end.getTime() - 100 * 24 * 3_600_000).toISOString();
  await callerFor("admin").post("/configuration/eventDate", { value: { start } });
  return id;
}

async function restartForm() {
  const body = { activities: [{ id: await archived() }], withTasks: false };
  const answer = await callerFor("organiser").post("/restarts/preview", body);
  const { activities, days } = answer.sheet<RestartPreview>();
  return { ...body, days, activities: activities.map(({ id, version, name }) => ({ id, version, name })) };
}

/** Editions that are closed and reopened, and the sheets that begin again. */
export const editionLines: Lines = {
  "POST /editions/:edition/reopen": {
    moves: [],
    tells: { "edition-reopened": readers },
    async make(send) {
      await callerFor("admin").post("/statistics/editions/50/close");
      return send("/editions/50/reopen", as("admin"));
    },
  },
  "POST /restarts/preview": {
    ...nothing,
    make: async (send) =>
      send("/restarts/preview", {
        ...as("organiser"),
        body: { activities: [{ id: await archived() }], withTasks: true },
      }),
  },
  "POST /restarts": {
    moves,
    tells: { "sheets-restarted": readers },
    make: async (send) => send("/restarts", { ...as("organiser"), body: await restartForm() }),
  },
  "POST /restarts/undo": {
    moves,
    tells: { "restart-undone": readers },
    async make(send) {
      const made = await callerFor("organiser").post("/restarts", await restartForm());
      const activities = made.sheet<Restarted>().activities.map(({ id }) => ({ id }));
      return send("/restarts/undo", { ...as("organiser"), body: { activities } });
    },
  },
};
