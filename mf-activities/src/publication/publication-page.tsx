import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { isFoundBy } from "@coulisses/shared-domain/festival-event/sheet-list";
import { useCan } from "@coulisses/shared-auth";
import { useMemo } from "react";
import { useListActivitiesForCommunicationQuery } from "../api/dashboards-api";
import { Dashboard } from "../parts/dashboard";
import { publicationColumns } from "./columns";

const words = {
  caption: "Animations à publier",
  search: "Rechercher une animation",
  loading: "Chargement des animations...",
  empty: "Aucune animation à publier",
};
const none: never[] = [];

/** Activities to publish, for the communication team's site and leaflet. */
export default function PublicationPage() {
  const lines = useListActivitiesForCommunicationQuery();
  const { filters, set, bar } = useAddressFilters(["search"]);
  const { data = none } = lines;
  const activities = useMemo(
    () => data.filter((activity) => isFoundBy(activity, filters.search)),
    [data, filters.search],
  );
  return (
    <Dashboard
      words={words}
      search={filters.search}
      onSearch={(typed) => set("search", typed)}
      {...bar}
      lines={lines}
      shown={activities}
      comfortable
      columns={publicationColumns}
      opens={useCan("read-fa")}
    />
  );
}
