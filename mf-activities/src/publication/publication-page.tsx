import { isFoundBy } from "@coulisses/shared-domain/festival-event/sheet-list";
import { useListActivitiesForCommunicationQuery } from "../api/dashboards-api";
import { Dashboard, useSearchedLines } from "../parts/dashboard";
import { publicationColumns } from "./columns";

const words = {
  caption: "Animations à publier",
  search: "Rechercher une animation",
  loading: "Chargement des animations...",
  empty: "Aucune animation à publier",
};

/** Activities to publish, for the communication team's site and leaflet. */
export default function PublicationPage() {
  const lines = useListActivitiesForCommunicationQuery();
  const searched = useSearchedLines(lines.data, isFoundBy);
  return <Dashboard words={words} {...searched} lines={lines} columns={publicationColumns} />;
}
