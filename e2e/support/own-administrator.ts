import type { APIRequestContext } from "@playwright/test";
import { ownMember } from "./own-member.ts";

/**
 * The e-mail of a new administrator, for a journey that opens every page: a person may call the server five hundred
 * times a minute, which two such journeys at once would pass.
 */
export const ownAdministrator = (request: APIRequestContext): Promise<string> =>
  ownMember(request, { firstname: "Ariane", lastname: "Passepartout", teams: ["hard", "admin"] });
