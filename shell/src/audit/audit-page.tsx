import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { loadState } from "@coulisses/shared-auth";
import { auditKindLabels, auditKinds } from "@coulisses/shared-domain/audit/audit-kinds";
import { ListPage, makeStyles, PageAction, Surface } from "@coulisses/shared-ui/base";
import { DataTable, MorePages } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, SelectField } from "@coulisses/shared-ui/filters";
import { DaysFilter } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo } from "react";
import { useListAuditEntriesInfiniteQuery } from "../api/audit";
import { auditColumns } from "./audit-columns";
import { auditFilterKeys, readKind, toSearch } from "./filters";

const useStyles = makeStyles({
  target: { minWidth: "220px" },
});

const kinds = auditKinds.map((value) => ({ value, label: auditKindLabels[value] }));

/** For administrators: the security journal. */
export default function AuditLogPage() {
  const styles = useStyles();
  const { filters, set, field, bar } = useAddressFilters(auditFilterKeys);
  const reading = useListAuditEntriesInfiniteQuery(toSearch(filters), {
    refetchOnMountOrArgChange: true,
  });
  const rows = useMemo(
    () => reading.currentData?.pages.flatMap(({ entries }) => entries) ?? [],
    [reading.currentData],
  );

  return (
    <ListPage
      filters={
        <FilterBar
          {...bar}
          search={<SearchField label="Chercher une personne" delay={400} {...field("search")} />}
        >
          <div className={styles.target}>
            <SearchField label="Fiche, équipe ou clé, comme FA 12" delay={400} {...field("target")} />
          </div>
          <SelectField
            label="Évènement"
            hideLabel
            options={kinds}
            placeholder="Tout évènement"
            value={readKind(filters.kind) ?? null}
            onChange={(chosen) => set("kind", chosen ?? "")}
          />
          <DaysFilter from={field("from")} to={field("to")} />
        </FilterBar>
      }
      actions={
        <PageAction
          label="Actualiser"
          icon={<UiIcon name="refresh" />}
          loading={reading.isFetching}
          onClick={() => void reading.refetch()}
        />
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Journal de sécurité"
          rows={rows}
          columns={auditColumns}
          getRowId={({ id }) => id}
          pageSize={Number.MAX_SAFE_INTEGER}
          comfortable
          loadingText="Chargement du journal..."
          emptyText="Aucun évènement trouvé"
          {...loadState(reading)}
        />
        {rows.length > 0 && <MorePages {...reading} />}
      </Surface>
    </ListPage>
  );
}
