import { barrelCalls } from "@coulisses/shared-domain/contract/money/consumptions";
import { badInput } from "@coulisses/shared-domain/festival-error";
import {
  type Barrel,
  barrelAlreadyConfigured,
  type BarrelForm,
  barrelNotConfigured,
  barrelPriceProblem,
  barrelToStore,
} from "@coulisses/shared-domain/personal-account/barrel";
import { asc, desc, eq } from "drizzle-orm";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Change } from "../changes/change";
import type { Transaction } from "../database/database";
import { barrels } from "../database/schema/money";
import { routeOf } from "../http/route-of";

const tag = "Comptes persos";
const reading = { access: "have-personal-account" } as const;
const config = { access: "manage-personal-accounts" } as const;

const changed = (event: `barrel-${string}`, by: number): Change => ({
  ...{ event, by },
  tags: [{ type: "Barrel" }],
});
const answered = (barrel: typeof barrels.$inferSelect): Barrel => ({
  ...barrel,
  openedOn: barrel.openedOn.toISOString(),
});

/** Routes of the barrels charged by the stick. */
export const barrelRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, write } = app.services;

  app.route({
    ...routeOf(barrelCalls.list, tag),
    config: reading,
    handler: async () => {
      const all = await db.select().from(barrels).orderBy(desc(barrels.openedOn), asc(barrels.slug));
      return all.map(answered);
    },
  });

  app.route({
    ...routeOf(barrelCalls.add, tag),
    config: { ...config, quota: "barrels" },
    handler: async ({ body, person }, reply) => {
      const barrel = await write((tx, changes) => {
        changes.state(changed("barrel-added", person.id));
        return addBarrel(tx, body);
      });
      return reply.code(201).send(barrel);
    },
  });

  app.route({
    ...routeOf(barrelCalls.changePrice, tag),
    config,
    handler: ({ body: { price }, params, person }) => {
      const problem = barrelPriceProblem(price);
      if (problem) throw badInput(problem, "price");
      return write((tx, changes) => {
        changes.state(changed("barrel-price-changed", person.id));
        return changeBarrel(tx, params.slug, { price });
      });
    },
  });

  app.route({
    ...routeOf(barrelCalls.changeOpening, tag),
    config,
    handler: ({ body: { openedOn }, params, person }) =>
      write((tx, changes) => {
        changes.state(changed("barrel-opening-changed", person.id));
        return changeBarrel(tx, params.slug, { openedOn: new Date(openedOn) });
      }),
  });

  app.route({
    ...routeOf(barrelCalls.remove, tag),
    config,
    handler: async ({ params: { slug }, person }, reply) => {
      await write(async (tx, changes) => {
        changes.state(changed("barrel-removed", person.id));
        const removed = await tx.delete(barrels).where(eq(barrels.slug, slug)).returning();
        if (removed.length === 0) throw barrelNotConfigured(slug);
      });
      return reply.code(204).send(null);
    },
  });
};

async function addBarrel(tx: Transaction, form: BarrelForm): Promise<Barrel> {
  const barrel = barrelToStore(form);
  const added = await tx
    .insert(barrels)
    .values({ ...barrel, openedOn: new Date(barrel.openedOn) })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw barrelAlreadyConfigured(barrel.slug);
  return barrel;
}

async function changeBarrel(
  tx: Transaction,
  slug: string,
  values: Partial<typeof barrels.$inferInsert>,
): Promise<Barrel> {
  const [barrel] = await tx.update(barrels).set(values).where(eq(barrels.slug, slug)).returning();
  if (barrel === undefined) throw barrelNotConfigured(slug);
  return answered(barrel);
}
