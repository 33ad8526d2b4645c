import { registrationCalls } from "@coulisses/shared-domain/contract/registrations";
import { editionOf } from "@coulisses/shared-domain/time/edition";
import { sql } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Queryable } from "../database/database";
import { rowsOf } from "../database/driver";
import { routeOf } from "../http/route-of";

/** AP-3: whoever asks to join, this edition, and is neither rejected nor already in. */
async function countCandidates(
  db: Queryable,
  membership: "STAFF" | "VOLUNTEER",
  team: string,
): Promise<number> {
  const found = await db.execute(sql`
    select count(*)::int as count from membership_applications application
    join users person on person.id = application.user_id
    where person.deleted_at is null and not application.is_rejected
      and application.membership = ${membership} and application.edition = ${editionOf(new Date())}
      and not exists (select from user_teams membership
        where membership.user_id = person.id and membership.team_code = ${team})`);
  return rowsOf<{ count: number }>(found)[0]?.count ?? 0;
}

const tag = "Inscriptions";

/** The badges of the admission pages. */
export const candidateCountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...routeOf(registrationCalls.countStaff, tag),
    config: { access: "enroll-hard" },
    handler: () => countCandidates(db, "STAFF", "hard"),
  });
  app.route({
    ...routeOf(registrationCalls.countVolunteers, tag),
    config: { access: "enroll-soft" },
    handler: () => countCandidates(db, "VOLUNTEER", "benevole"),
  });
};
