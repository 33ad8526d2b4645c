import type { TimeWindow } from "@coulisses/shared-domain/festival-event/time-window";
import { formatShortSlot } from "@coulisses/shared-domain/time/format";
import { fingerSized, makeStyles, StatusChip, Text, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import { SheetSection } from "@coulisses/shared-sheets/page";
import { TitledTable } from "@coulisses/shared-ui/data";
import { Link } from "@coulisses/shared-pages/router";
import { useSheet } from "../sheet";
import { ActivityRequests } from "./activity-requests";

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: 600,
    ...fingerSized,
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
});

const windows: Column<TimeWindow>[] = [
  { key: "hours", header: "Créneau", render: (timeWindow) => formatShortSlot(timeWindow) },
];

/** The activity as it is now; a task only changes its gear's pick-up places. */
export function ActivitySection() {
  const styles = useStyles();
  const { festivalActivity } = useSheet().sheet;
  const { id, name, status, location, timeWindows } = festivalActivity;
  return (
    <SheetSection id="fa" title="FA associée">
      <div className={styles.head}>
        <Link to={`/fa/${id}`} className={styles.link}>
          FA {id} - {name}
        </Link>
        <StatusChip status={status} />
        <Text muted>Lieu : {location?.name ?? "pas encore choisi"}</Text>
      </div>
      <TitledTable
        title="Créneaux de l'activité"
        rows={timeWindows}
        columns={windows}
        getRowId={(window) => window.id}
        emptyText="Aucun créneau"
      />
      <ActivityRequests />
    </SheetSection>
  );
}
