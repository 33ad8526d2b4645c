import { FESTIVAL_COLOR } from "@coulisses/shared-domain/configuration/festival-form";
import { type FestivalConfiguration, festivalSchema } from "@coulisses/shared-domain/contract/configuration";
import type { Queryable } from "../database/database";
import { eq } from "drizzle-orm";
import { configurations } from "../database/schema/configuration";

/** The configuration of a new festival. */
export const defaultFestival: FestivalConfiguration = {
  name: "Coulisses",
  association: "",
  schoolDomain: "",
  domain: "coulisses.test",
  color: FESTIVAL_COLOR,
  humainEmail: "humain@coulisses.test",
  communicationEmail: "communication@coulisses.test",
  sgEmail: "sg@coulisses.test",
  supportEmail: "support@coulisses.test",
};

/** The configured names and addresses. */
export async function festivalConfiguration(db: Queryable): Promise<FestivalConfiguration> {
  return {
    ...defaultFestival,
    ...festivalSchema.partial().safeParse(await configuredValue(db, "festival")).data,
  } as FestivalConfiguration;
}

/** Value of a key; undefined when none is set. */
export async function configuredValue(db: Queryable, key: string): Promise<unknown> {
  const entry = await db.query.configurations.findFirst({ where: eq(configurations.key, key) });
  return entry?.value;
}
