import {
  contractorFormSchema,
  electricityFormSchema,
  signageFormSchema,
} from "@coulisses/shared-domain/contract/activity-forms";
import type { Connection } from "@coulisses/shared-domain/festival-activity/electric-connection";
import { signageId } from "@coulisses/shared-domain/festival-activity/sections/signa";
import { electricityId } from "@coulisses/shared-domain/festival-activity/sections/supply";
import type { SignageType } from "@coulisses/shared-domain/signage/signage-catalogue";
import { asItIs, formProblems } from "../form-problems";
import { importedRequest } from "../gear/sheet-gears";
import type { Catalogues } from "../gear/gear";
import type { PeerTables } from "../peer";
import type { Report } from "../report";
import { driveOf } from "./drives";
import type { Sheets } from "./sheets-told";

/** All activities come, so none of their parts is out with its sheet. */
type Told = { report: Report; sheets: Sheets; catalogues: Catalogues };

export const contractors = ({ contractor }: PeerTables, { report, sheets }: Told) =>
  contractor.map(({ fa_id: activityId, id, email, company, comment, ...person }) => {
    const row = {
      firstname: person.first_name,
      lastname: person.last_name,
      phone: person.phone_number,
      email,
      company,
      comment,
    };
    const problems = formProblems(contractorFormSchema, row);
    if (problems.length > 0) {
      const name = `${sheets.nameOf(activityId)}, prestataire ${row.firstname} ${row.lastname}`;
      report.noted("contractor", { key: `${String(activityId)}/${String(id)}`, name }, asItIs(problems));
    }
    return { activityId, id, ...row };
  });

/** The first of the parts of each sheet that come to one id with us: those of there were unique. */
function firstOfEach() {
  const taken = new Set<string>();
  return (activityId: number, id: string) => {
    const key = `${String(activityId)}/${id}`;
    const isFirst = !taken.has(key);
    taken.add(key);
    return isFirst;
  };
}

const bySlug = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

export function signages(peer: PeerTables, { report, sheets, catalogues }: Told) {
  const isFirst = firstOfEach();
  return [...peer.festival_activity_signage].sort(bySlug).flatMap((asked) => {
    const { fa_id: activityId, text, size, quantity, comment, catalogItemId } = asked;
    // An enumeration of the peer with our values.
    const type = asked.type as SignageType;
    const id = signageId({ type, text, size });
    const row = {
      key: `${String(activityId)}/${asked.id}`,
      name: `${sheets.nameOf(activityId)}, signalétique « ${text} »`,
    };
    if (quantity <= 0 || !isFirst(activityId, id)) {
      const why =
        quantity <= 0 ? `Quantité de ${String(quantity)}` : "Une autre a les mêmes type, texte et taille";
      report.out("festival_activity_signage", row, why);
      return [];
    }
    const note = (why: string) => {
      report.noted("festival_activity_signage", row, why);
    };
    const fields = { type, text, size, quantity, comment };
    const problems = formProblems(signageFormSchema, fields);
    if (problems.length > 0) note(asItIs(problems));
    const isKnown = catalogItemId !== null && catalogues.signs.has(catalogItemId);
    if (catalogItemId !== null && !isKnown) note("Sa référence du catalogue n'est pas reprise");
    return [{ activityId, id, ...fields, catalogItemId: isKnown ? catalogItemId : null }];
  });
}

export function electricity(peer: PeerTables, { report, sheets }: Told) {
  const isFirst = firstOfEach();
  return [...peer.festival_activity_electricity_supply].sort(bySlug).flatMap((asked) => {
    const { festival_supply_id: activityId, device, power, count, comment } = asked;
    // An enumeration of the peer with our values.
    const connection = asked.connection as Connection;
    const id = electricityId({ device, connection });
    const row = {
      key: `${String(activityId)}/${asked.id}`,
      name: `${sheets.nameOf(activityId)}, appareil « ${device} »`,
    };
    const isNothing = power <= 0 || count <= 0;
    if (isNothing || !isFirst(activityId, id)) {
      const why = isNothing
        ? `${String(count)} de ${String(power)} W : il en faut plus de 0`
        : "Un autre a les mêmes nom et branchement";
      report.out("festival_activity_electricity_supply", row, why);
      return [];
    }
    const fields = { connection, device, power, count, comment };
    const problems = formProblems(electricityFormSchema, fields);
    if (problems.length > 0) report.noted("festival_activity_electricity_supply", row, asItIs(problems));
    return [{ activityId, id, ...fields }];
  });
}

/** The gear that activities ask for, each of the team that owns the gear's category. */
export function activityRequests(peer: PeerTables, { report, sheets, catalogues: { gears } }: Told) {
  const told = { report, table: "festival_activity_inquiry_request", gears, isSheetIn: sheets.isIn } as const;
  return peer.festival_activity_inquiry_request.flatMap(({ fa_id: sheetId, slug, quantity, drive }) => {
    const found = importedRequest({ sheetId, sheetName: sheets.nameOf(sheetId), slug, quantity }, told);
    if (!found) return [];
    const { gear, note } = found;
    if (!gear.isOwnerKnown) note("Sa catégorie n'est à aucune équipe qui fournit du matos : demandé à matos");
    return [
      { activityId: sheetId, owner: gear.owner, gearId: gear.id, quantity, drive: driveOf(drive, note) },
    ];
  });
}
