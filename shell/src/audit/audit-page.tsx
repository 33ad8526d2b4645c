import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { isApiError } from "@coulisses/shared-auth";
import { auditKindLabels, auditKinds } from "@coulisses/shared-domain/audit/audit-kinds";
import { Button, ListPage, makeStyles, PageAction, Surface, Text } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { DateField, FilterBar, SearchField, SelectField } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useMemo } from "react";
import { useListAuditEntriesInfiniteQuery } from "../api/audit";
import { auditColumns } from "./audit-columns";
import { auditFilterKeys, readKind, toSearch } from "./filters";

const useStyles = makeStyles({
  target: { minWidth: "220px" },
  days: { display: "flex", alignItems: "center", gap: "8px" },
  more: { display: "flex", justifyContent: "center", padding: "12px 16px" },
});

const kinds = auditKinds.map((value) => ({ value, label: auditKindLabels[value] }));

/** For administrators: who did what to whom, when and from where. */
export default function AuditLogPage() {
  const styles = useStyles();
  const { filters, set, reset, activeCount } = useAddressFilters(auditFilterKeys);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListAuditEntriesInfiniteQuery(toSearch(filters), {
      refetchOnMountOrArgChange: true,
    });
  const rows = useMemo(() => currentData?.pages.flatMap(({ entries }) => entries) ?? [], [currentData]);

  return (
    <ListPage
      filters={
        <FilterBar
          activeCount={activeCount}
          onReset={reset}
          search={
            <SearchField
              label="Chercher une personne"
              delay={400}
              value={filters.search}
              onChange={(text) => set("search", text)}
            />
          }
        >
          <div className={styles.target}>
            <SearchField
              label="Fiche, équipe ou clé, comme FA 12"
              delay={400}
              value={filters.target}
              onChange={(text) => set("target", text)}
            />
          </div>
          <SelectField
            label="Évènement"
            hideLabel
            options={kinds}
            placeholder="Tout évènement"
            value={readKind(filters.kind) ?? null}
            onChange={(chosen) => set("kind", chosen ?? "")}
          />
          <div className={styles.days}>
            <span aria-hidden="true">du</span>
            <DateField label="Du" hideLabel value={filters.from} onChange={(day) => set("from", day)} />
            <span aria-hidden="true">au</span>
            <DateField label="Au" hideLabel value={filters.to} onChange={(day) => set("to", day)} />
          </div>
        </FilterBar>
      }
      actions={
        <PageAction
          label="Actualiser"
          icon={<UiIcon name="refresh" />}
          loading={isFetching}
          onClick={() => void refetch()}
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
          loading={isFetching && rows.length === 0}
          loadingText="Chargement du journal..."
          emptyText="Aucun évènement trouvé"
          {...(isApiError(error) && { error: error.message })}
          onRetry={() => void refetch()}
        />
        {rows.length > 0 && (
          <div className={styles.more}>
            {hasNextPage ? (
              <Button loading={isFetching} onClick={() => void fetchNextPage()}>
                Afficher la suite
              </Button>
            ) : (
              <Text size="small" muted>
                C'est tout.
              </Text>
            )}
          </div>
        )}
      </Surface>
    </ListPage>
  );
}
