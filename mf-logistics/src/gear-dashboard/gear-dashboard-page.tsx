import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { ExportButton } from "@coulisses/shared-pages/export";
import { type GearRecap, recapPeriodError } from "@coulisses/shared-domain/gear-recap/gear-recap";
import { useListGearCategoriesQuery, useListTeamsQuery, loadState } from "@coulisses/shared-auth";
import { Button, ListPage, makeStyles, noMatch, Notice, Surface } from "@coulisses/shared-ui/base";
import { DataTable, type Sort } from "@coulisses/shared-ui/data";
import { DateTimeField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo, useState } from "react";
import { shortagesFile, useListGearRecapQuery } from "../api/gear-recap-api";
import { GearFilters, gearFilterKeys } from "../parts/gear-filters";
import { columns } from "./columns";
import { GearStock } from "./gear-stock";
import { useRecapPeriod } from "./use-recap-period";

const useStyles = makeStyles({
  period: { display: "flex", alignItems: "center", gap: "8px" },
});

const none: never[] = [];
const filterKeys = [...gearFilterKeys, "start", "end", "missing"] as const;
const isMissing = ({ stockDiscrepancy }: GearRecap) => stockDiscrepancy < 0;

export default function GearDashboardPage() {
  const styles = useStyles();
  const addressFilters = useAddressFilters(filterKeys);
  const { search, category, owner, missing } = addressFilters.filters;
  const [sort, setSort] = useState<Sort | null>({ key: "discrepancy", direction: "asc" });
  const { data: teams = none } = useListTeamsQuery();
  const { data: categories = none } = useListGearCategoriesQuery();
  const recap = useListGearRecapQuery({
    query: { ...(search && { search }), ...(category && { category }), ...(owner && { owner }) },
  });
  const all = recap.data ?? none;
  const shortages = useMemo(() => all.filter(isMissing), [all]);
  const period = useRecapPeriod(addressFilters.filters);
  const problem = period && recapPeriodError(period);

  const details = (gear: GearRecap) => {
    if (problem) return <Notice intent="warning">{problem}</Notice>;
    return period && <GearStock gear={gear} period={period} />;
  };
  return (
    <ListPage
      filters={
        <GearFilters
          {...addressFilters}
          categories={categories}
          teams={teams}
          quick={
            <Button
              icon={<UiIcon name="warning" />}
              aria-pressed={missing !== ""}
              onClick={() => addressFilters.set("missing", missing === "" ? "true" : null)}
            >
              {`Manques (${shortages.length})`}
            </Button>
          }
        >
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
          rows={missing === "" ? all : shortages}
          columns={columns}
          sort={sort}
          onSortChange={setSort}
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
