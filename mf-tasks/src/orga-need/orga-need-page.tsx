import { useEventDate, useListConfigurationQuery } from "@coulisses/shared-auth";
import { proposedNeedsWindow } from "@coulisses/shared-domain/assignment/overview-windows";
import { type Shortage, shortagesOf } from "@coulisses/shared-domain/assignment/shortages";
import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { toDate } from "@coulisses/shared-domain/time/instant";
import { Link } from "@coulisses/shared-pages/router";
import { useWindowPage, WindowPage } from "@coulisses/shared-pages/filters";
import { fingerSized, Loading, makeStyles, Surface, tokens } from "@coulisses/shared-ui/base";
import { type Column, SimpleTable } from "@coulisses/shared-ui/data";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListOrganiserNeedsQuery } from "../api/overviews-api";
import { NeedsChart } from "./needs-chart";

const QuarterDialog = onDemand(() => import("./quarter-dialog"));

const useStyles = makeStyles({ call: { color: tokens.colorBrandForegroundLink, ...fingerSized } });

const none: never[] = [];
const presets = [24, 96];

/**
 * People needed, assigned and available at the festival; the window starts with it, unless the address says
 * otherwise.
 */
export default function OrgaNeedPage() {
  const { isLoading } = useListConfigurationQuery();
  const festival = useEventDate();
  if (isLoading) return <Loading label="Lecture des besoins..." />;
  return <OrgaNeeds festivalStart={festival && toDate(festival.start)} />;
}

function OrgaNeeds({ festivalStart }: { festivalStart: Date | undefined }) {
  const page = useWindowPage([], (now) => proposedNeedsWindow(festivalStart, now));
  const { codes, teams } = page;
  const read = useListOrganiserNeedsQuery(
    { query: { ...page.asked, teams: codes } },
    { skip: !page.isAsked },
  );
  const needs = read.currentData ?? none;
  const [openedAt, setOpenedAt] = useState<string>();
  const opened = needs.find(({ start }) => start === openedAt);
  return (
    <WindowPage page={page} presets={presets} resetLabel="Revenir aux jours du festival" reading={read}>
      <Surface title="Bénévoles demandés, affectés et disponibles">
        {needs.length === 0 ? (
          <Loading label="Lecture des besoins..." />
        ) : (
          <NeedsChart needs={needs} onOpen={setOpenedAt} />
        )}
      </Surface>
      {needs.length > 0 && <Shortages shortages={shortagesOf(needs)} onOpen={setOpenedAt} />}
      {opened && (
        <QuarterDialog
          need={opened}
          teams={codes.map((code) => teams.find((team) => team.code === code)?.name ?? code)}
          onClose={() => setOpenedAt(undefined)}
        />
      )}
    </WindowPage>
  );
}

const moment = (at: string) => `${formatDay(at)} à ${formatTime(at)}`;

/** Periods without enough available people, each with a link to the tasks of its worst moment. */
function Shortages({ shortages, onOpen }: { shortages: Shortage[]; onOpen: (start: string) => void }) {
  const styles = useStyles();
  const columns = useMemo(
    (): Column<Shortage>[] => [
      {
        key: "start",
        header: "Début",
        mobileTitle: true,
        sortBy: ({ start }) => start,
        render: ({ start }) => moment(start),
      },
      { key: "end", header: "Fin", render: ({ end }) => moment(end) },
      {
        key: "missing",
        header: "Bénévoles qui manquent",
        align: "end",
        sortBy: ({ missing }) => missing,
        render: ({ missing }) => missing,
      },
    ],
    [],
  );
  return (
    <Surface
      title="Quand il manque du monde"
      subtitle="Même si toutes les personnes disponibles étaient affectées. Au pire moment de chaque plage."
      actions={
        <Link to="/availability-call" className={styles.call}>
          Appel à disponibilités
        </Link>
      }
    >
      <SimpleTable
        caption="Quand il manque du monde"
        rows={shortages}
        columns={columns}
        getRowId={({ start }) => start}
        emptyText="Il y a assez de monde à chaque quart d'heure"
        onOpen={({ worst }) => onOpen(worst)}
      />
    </Surface>
  );
}
