import type { ActivityForLogistic } from "../contract/activity-dashboards";
import { writeCsv } from "../csv/write-csv";

/** What the shown activities ask for, a line a request; `teamName` tells a team by its code. */
export function gearRequestsCsv(
  activities: readonly ActivityForLogistic[],
  teamName: (code: string) => string,
): string {
  const requests = activities.flatMap(({ inquiries, ...activity }) =>
    inquiries.map((request) => ({ activity, request })),
  );
  return writeCsv(requests, {
    "Numéro FA": ({ activity }) => activity.id,
    "Nom FA": ({ activity }) => activity.name,
    "Statut FA": ({ activity }) => activity.status,
    Equipe: ({ activity: { team } }) => team && teamName(team),
    Responsable: ({ request }) => request.owner,
    Catégorie: ({ request }) => request.category,
    Nom: ({ request }) => request.name,
    Quantité: ({ request }) => request.quantity,
    "Lieu de stockage": ({ request }) => request.drive,
    Appoint: ({ request }) => request.isPonctualUsage,
    Consommable: ({ request }) => request.isConsumable,
  });
}
