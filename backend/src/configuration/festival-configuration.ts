import { FESTIVAL_COLOR } from "@coulisses/shared-domain/configuration/festival-form";
import { type FestivalConfiguration, festivalSchema } from "@coulisses/shared-domain/contract/configuration";
import type { Queryable } from "../database/database";
import { configuredValue } from "./configured-value";

/** What a new festival is called until somebody configures it. */
export const defaultFestival: FestivalConfiguration = {
  name: "24h de l'INSA",
  domain: "coulisses.test",
  color: FESTIVAL_COLOR,
  humainEmail: "humain@coulisses.test",
  communicationEmail: "communication@coulisses.test",
  sgEmail: "sg@coulisses.test",
  supportEmail: "support@coulisses.test",
};

/** Names and addresses that screens and mails use. */
export async function festivalConfiguration(db: Queryable): Promise<FestivalConfiguration> {
  return {
    ...defaultFestival,
    ...festivalSchema.partial().safeParse(await configuredValue(db, "festival")).data,
  } as FestivalConfiguration;
}
