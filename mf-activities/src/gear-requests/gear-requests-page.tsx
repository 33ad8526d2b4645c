import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { gearRequestsCsv } from "@coulisses/shared-domain/activity-dashboard/gear-requests-csv";
import type { ActivityForLogistic } from "@coulisses/shared-domain/contract/activity-dashboards";
import { isFoundBy } from "@coulisses/shared-domain/festival-event/sheet-list";
import type { Team } from "@coulisses/shared-domain/people/team";
import { useCan, useListTeamsQuery } from "@coulisses/shared-auth";
import { exportCsv } from "@coulisses/shared-pages/export";
import { makeStyles, PageAction, tip, tokens } from "@coulisses/shared-ui/base";
import { type Column } from "@coulisses/shared-ui/data";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { Link } from "@coulisses/shared-pages/router";
import { useMemo } from "react";
import { useListActivitiesForLogisticQuery } from "../api/dashboards-api";
import { identityColumns, teamColumn } from "../parts/columns";
import { Dashboard } from "../parts/dashboard";
import { GearFilters, gearFilterKeys } from "./gear-filters";
import { RequestedGear } from "./requested-gear";
import { toLogisticSearch } from "./to-logistic-search";

const words = {
  caption: "Demandes de matériel FA",
  search: "Rechercher une activité",
  loading: "Chargement des demandes de matériel...",
  empty: "Aucune activité avec une demande de matériel",
};
const none: never[] = [];
const keys = [...gearFilterKeys, "activity"] as const;

const useStyles = makeStyles({
  link: {
    display: "inline-flex",
    padding: "4px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

function SheetLink({ id }: { id: number }) {
  const styles = useStyles();
  const label = `Ouvrir la FA #${id}`;
  return (
    <Link to={`/fa/${id}`} className={styles.link} aria-label={label} {...tip(label)}>
      <UiIcon name="open" size={18} />
    </Link>
  );
}

function columnsFor(teams: readonly Team[], opens: boolean): Column<ActivityForLogistic>[] {
  const columns = [...identityColumns<ActivityForLogistic>(), teamColumn<ActivityForLogistic>(teams)];
  if (!opens) return columns;
  return [
    ...columns,
    {
      key: "link",
      header: "Lien",
      hideHeader: true,
      width: "56px",
      priority: 9,
      align: "center",
      mobilePlace: "after-title",
      render: ({ id }) => <SheetLink id={id} />,
    },
  ];
}

/** Gear requests, by activity. */
export default function GearRequestsPage() {
  const opens = useCan("read-fa");
  const { data: teams = none } = useListTeamsQuery();
  const { filters, set, bar } = useAddressFilters(keys);
  const lines = useListActivitiesForLogisticQuery({ query: toLogisticSearch(filters) });
  const { data = none } = lines;
  const activities = useMemo(
    () => data.filter((activity) => isFoundBy(activity, filters.activity)),
    [data, filters.activity],
  );
  const exportShown = () => {
    const names = new Map(teams.map(({ code, name }) => [code, name]));
    void exportCsv({
      what: "gear-requests",
      name: "demandes-matos-FA",
      rows: activities.flatMap(({ inquiries }) => inquiries),
      csv: () => gearRequestsCsv(activities, (code) => names.get(code) ?? code),
    });
  };
  return (
    <Dashboard
      words={words}
      search={filters.activity}
      onSearch={(typed) => set("activity", typed)}
      filters={<GearFilters filters={filters} set={set} teams={teams} />}
      actions={
        <PageAction
          label="Exporter les FA affichées"
          icon={<UiIcon name="download" />}
          onClick={exportShown}
        />
      }
      {...bar}
      lines={lines}
      shown={activities}
      columns={useMemo(() => columnsFor(teams, opens), [teams, opens])}
      details={(activity) => <RequestedGear activity={activity} />}
    />
  );
}
