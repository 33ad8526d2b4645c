import { validatedBeforeLabel } from "@coulisses/shared-domain/statistics/progress";
import { useCan, useListTeamsQuery } from "@coulisses/shared-auth";
import {
  EmptyState,
  ListPage,
  LoadState,
  makeStyles,
  PageAction,
  Surface,
  Text,
  useDocumentTitle,
} from "@coulisses/shared-ui/base";
import { BarChart } from "@coulisses/shared-ui/data";
import { ChoiceToggle } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useNavigate } from "@coulisses/shared-pages/router";
import { ArchivedLink } from "./archived-link";
import { kinds, type Kind } from "./kinds";
import { barsOf, listOf, progressOf } from "./progress-chart";
import { useStatistics } from "./use-statistics";

const useStyles = makeStyles({
  bar: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
});

/** Progress of each team's sheets, beside the previous edition. */
export default function StatisticsPage() {
  const styles = useStyles();
  const { kind, choices, choose, data, load, before } = useStatistics();
  const keepsEditions = useCan("manage-config");
  const navigate = useNavigate();
  useDocumentTitle(kind && `Statistiques des ${kinds[kind].label}`);

  if (!kind) return <EmptyState picture="sheets" title="Aucune fiche à compter" />;
  return (
    <ListPage
      filters={
        <div className={styles.bar}>
          <ChoiceToggle
            label="Fiches comptées"
            options={choices}
            value={kind}
            onChange={(next) => next && choose(next)}
          />
          <Text muted>{data && progressOf(kind, data, before)}</Text>
          {before && <ArchivedLink kind={kind} edition={before.edition} />}
        </div>
      }
      actions={
        keepsEditions && (
          <PageAction
            label="Éditions précédentes"
            icon={<UiIcon name="history" />}
            onClick={() => void navigate("/configuration?section=editions")}
          />
        )
      }
    >
      <Surface>
        {!data && <LoadState skeleton={{ lines: 12, height: "24px" }} {...load} />}
        {data?.length === 0 && (
          <EmptyState picture="sheets" title={`Aucune ${kinds[kind].label} pour l'instant`} />
        )}
        {data && data.length > 0 && <Progress kind={kind} data={data} before={before} />}
      </Surface>
    </ListPage>
  );
}

type ProgressProps = { kind: Kind } & Pick<ReturnType<typeof useStatistics>, "before"> & {
    data: NonNullable<ReturnType<typeof useStatistics>["data"]>;
  };

function Progress({ kind, data, before }: ProgressProps) {
  const navigate = useNavigate();
  const { data: teams = [] } = useListTeamsQuery();
  const names = new Map(teams.map(({ code, name }) => [code, name]));
  const { label, series } = kinds[kind];
  return (
    <BarChart
      key={kind}
      caption={`${label} par équipe et par statut`}
      categoryLabel="Équipe"
      categories={barsOf(kind, data, before, (code) => names.get(code) ?? code)}
      series={series}
      {...(before && { markerLabel: validatedBeforeLabel(before.edition) })}
      hrefOf={({ key }, status) => listOf(kind, key, status.key)}
      onOpen={({ key }, status) => {
        const list = listOf(kind, key, status.key);
        if (list) void navigate(list);
      }}
    />
  );
}
