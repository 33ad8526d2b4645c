import { createHmac } from "node:crypto";
import { FIRST_START_PATH } from "@coulisses/shared-domain/first-start/first-start";
import { hasAdministrator } from "../base-data/fill-base-data";
import type { Services } from "../services";

/**
 * FS-1: the key of the first start. Made of the server's secret, so that it is kept nowhere, and the same for every
 * instance and after a restart.
 */
export const firstStartKey = (secret: string): string =>
  createHmac("sha256", secret).update("first start").digest("base64url");

/**
 * The address that puts the festival in place; undefined once it has an administrator. The key stands after the
 * `#`, which no browser sends.
 */
export async function firstStartAddress({ db, environment, firstStartKey: key }: Services) {
  if (await hasAdministrator(db)) return undefined;
  return `${environment.publicUrl}${FIRST_START_PATH}#${key}`;
}
