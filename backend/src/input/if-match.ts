import { badInput } from "@coulisses/shared-domain/festival-error";

const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/;

/** The version that the editor saw; none when the call is for the sheet as it stands. */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const version = VERSION.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw badInput('If-Match : la version de la fiche est attendue, comme "3"');
  return Number(version);
}
