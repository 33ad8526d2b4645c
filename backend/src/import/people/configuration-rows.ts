import { BRIEFING_KEY } from "@coulisses/shared-domain/configuration/configuration-key";
import { FestivalError } from "@coulisses/shared-domain/festival-error";
import { checkedValue } from "../../configuration/configuration-keys";
import type { NewRow } from "../area";
import { configurations } from "../../database/schema/configuration";
import type { PeerTables } from "../peer";
import type { Report } from "../report";

const imported = ["eventDate", "orgaWeekDate", BRIEFING_KEY, "registerForm"];

/** The settings that mean the same with us, checked and sanitised by our rules. */
export function configurationRows(peer: PeerTables, report: Report): NewRow<typeof configurations>[] {
  return peer.configuration.flatMap(({ key, value }) => {
    const said = { key, name: `Configuration ${key}` };
    if (!imported.includes(key)) {
      report.out("configuration", said, "ce réglage n'a pas d'équivalent ici");
      return [];
    }
    try {
      const kept = checkedValue(key, value);
      if (key === "registerForm" && JSON.stringify(kept) !== JSON.stringify(value)) {
        report.noted(
          "configuration",
          said,
          "le texte a été nettoyé : seule la mise en forme permise ici reste",
        );
      }
      return [{ key, value: kept }];
    } catch (error) {
      if (!(error instanceof FestivalError)) throw error;
      report.out("configuration", said, `valeur refusée ici : ${error.message}`);
      return [];
    }
  });
}
