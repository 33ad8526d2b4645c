import { closedAccountText } from "@coulisses/shared-domain/mail/account-letters";
import { festivalConfiguration } from "../../configuration/festival-configuration";
import type { Queryable } from "../../database/database";
import { locked } from "../../http/http-error";

export async function closedAccount(db: Queryable) {
  const { supportEmail } = await festivalConfiguration(db);
  return locked(closedAccountText(supportEmail));
}
