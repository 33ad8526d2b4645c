import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { ExportButton } from "@coulisses/shared-pages/export";
import { type GearRecap, recapPeriodError } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { useListGearCategoriesQuery, useListTeamsQuery, loadState } from "@coulisses/shared-auth";
import { ListPage, makeStyles, noMatch, Notice, Surface } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { shortagesFile, useListGearRecapQuery } from "../api/gear-recap-api";
import { GearFilters, gearFilterKeys } from "../parts/gear-filters";
import { columns } from "./columns";
import { GearStock } from "./gear-stock";
import { useRecapPeriod } from "./use-recap-period";

const useStyles = makeStyles({
  period: { display: "flex", alignItems: "center", gap: "8px" },
});

const none: never[] = [];
const filterKeys = [...gearFilterKeys, "start", "end"] as const;

export default function GearDashboardPage() {
  const styles = useStyles();
  const addressFilters = useAddressFilters(filterKeys);
  const { search, category, owner } = addressFilters.filters;
  const { data: teams = none } = useListTeamsQuery();
  const { data: categories = none } = useListGearCategoriesQuery();
  const recap = useListGearRecapQuery({
    query: { ...(search && { search }), ...(category && { category }), ...(owner && { owner }) },
  });
  const period = useRecapPeriod(addressFilters.filters);
  const problem = period && recapPeriodError(period);

  const details = (gear: GearRecap) => {
    if (problem) return <Notice intent="warning">{problem}</Notice>;
    return period && <GearStock gear={gear} period={period} />;
  };
  return (
    <ListPage
      filters={
        <GearFilters {...addressFilters} categories={categories} teams={teams}>
          <div className={styles.period}>
            <span aria-hidden="true">du</span>
            <DateTimeField
              label="Début du créneau"
              hideLabel
              value={period?.start ?? null}
              onChange={(start) => addressFilters.set("start", start ?? "")}
            />
            <span aria-hidden="true">au</span>
            <DateTimeField
              label="Fin du créneau"
              hideLabel
              value={period?.end ?? null}
              error={problem}
              onChange={(end) => addressFilters.set("end", end ?? "")}
            />
          </div>
        </GearFilters>
      }
      actions={<ExportButton name="recap-matos" path={shortagesFile} />}
    >
      <Surface padded={false}>
        <DataTable
          caption="Récap du matos"
          rows={recap.data ?? none}
          columns={columns}
          getRowId={({ id }) => id}
          details={details}
          loadingText="Chargement du matos..."
          emptyText={noMatch(addressFilters.activeCount) ?? "Aucun matos"}
          {...loadState(recap)}
        />
      </Surface>
    </ListPage>
  );
}
