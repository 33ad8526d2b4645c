import { ofName } from "@coulisses/shared-domain/french/of-name";
import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { loadState, useListTeamsQuery, useNotify } from "@coulisses/shared-auth";
import {
  type AdherentSearch,
  adherentTeams,
  matchesAdherent,
  payersCsv,
} from "@coulisses/shared-domain/contribution/adherents";
import type { Adherent, Payer } from "@coulisses/shared-domain/contribution/contribution";
import { formatAmount } from "@coulisses/shared-domain/money/amount";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { byDisplayName } from "@coulisses/shared-domain/people/volunteers";
import { exportCsv } from "@coulisses/shared-pages/export";
import { ListPage, noMatch, PageAction, Surface, Text } from "@coulisses/shared-ui/base";
import { DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, TeamPicker } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import {
  useChangeContributionMutation,
  useListNonPayersQuery,
  useListPayersQuery,
  usePayContributionMutation,
} from "../api/contributions-api";
import { nonPayerColumns, payerColumns } from "./contribution-columns";
import { NextRow } from "./next-row";

const RemoveContributionDialog = onDemand(() => import("./remove-contribution-dialog"));

const keys = ["search", "team"] as const;
const none: never[] = [];

/** Those of the search and the team, by name. */
const useMatching = <Person extends Adherent>(
  people: readonly Person[] | undefined,
  filters: AdherentSearch,
) => {
  const { search, team } = filters;
  return useMemo(
    () => (people ?? none).filter((one) => matchesAdherent(one, { search, team })).sort(byDisplayName),
    [people, search, team],
  );
};

/** Columns of both tables, whose fields note a payment at once. */
function useContributionColumns(onRemove: (payer: Payer) => void) {
  const notify = useNotify();
  const [pay] = usePayContributionMutation();
  const [change] = useChangeContributionMutation();
  return useMemo(() => {
    const tell = ({ error }: { error?: unknown }, action: string) => {
      if (error === undefined) notify({ type: "success", message: `La cotisation a été ${action} 💰` });
    };
    return {
      owing: nonPayerColumns(async (adherent, amount) => {
        const gesture = `Cotisation ${ofName(displayName(adherent))}`;
        tell(await pay({ body: { adherentId: adherent.id, amount }, gesture }), "payée");
      }),
      paid: payerColumns({
        onChange: async ({ id, edition, amount: before }, amount) => {
          if (amount === before) notify({ type: "info", message: "Le montant n'a pas changé" });
          else tell(await change({ adherentId: id, edition, body: { amount } }), "modifiée");
        },
        onRemove,
      }),
    };
  }, [pay, change, notify, onRemove]);
}

/** Contributions of this edition: those still owed first, then those paid. */
export default function ContributionsPage() {
  const { filters, set, reset, address, show, activeCount, field, bar } = useAddressFilters(keys);
  const showsPayers = address.get("paid") === "1";
  const { data: teams = none } = useListTeamsQuery();
  const nonPayers = useListNonPayersQuery();
  const payers = useListPayersQuery();
  const [removed, setRemoved] = useState<Payer>();
  const owing = useMatching(nonPayers.data, filters);
  const paid = useMatching(payers.data, filters);
  const columns = useContributionColumns(setRemoved);
  const toggle = () => {
    const next = new URLSearchParams(address);
    if (showsPayers) next.delete("paid");
    else next.set("paid", "1");
    show(next);
  };
  const offered = teams.filter(({ code }) => adherentTeams.some((one) => one === code));
  const table = {
    caption: showsPayers ? "Cotisants" : "Non cotisants",
    loadingText: "Chargement des cotisations...",
    emptyText: noMatch(activeCount) ?? "Aucun bénévole trouvé",
    ...loadState(showsPayers ? payers : nonPayers),
  };

  return (
    <ListPage
      filters={
        <FilterBar
          {...bar}
          onReset={reset}
          search={<SearchField label="Chercher un bénévole" {...field("search")} />}
        >
          <TeamPicker
            label="Équipe"
            hideLabel
            placeholder="Équipe"
            options={offered}
            value={offered.find(({ code }) => code === filters.team) ?? null}
            onChange={(chosen) => set("team", chosen?.code ?? "")}
          />
        </FilterBar>
      }
      actions={
        <>
          <PageAction
            label="Exporter les cotisants"
            icon={<UiIcon name="download" />}
            onClick={() =>
              void exportCsv({
                what: "contributions",
                name: "cotisants",
                rows: paid,
                csv: () => payersCsv(paid),
              })
            }
          />
          <PageAction
            main
            label={showsPayers ? "Afficher les non cotisants" : "Afficher les cotisants"}
            icon={<UiIcon name="person" />}
            onClick={toggle}
          />
        </>
      }
    >
      <Text size="small" muted role="status">
        {summary(owing.length, paid)}
      </Text>
      <Surface padded={false}>
        {showsPayers ? (
          <DataTable key="paid" {...table} rows={paid} columns={columns.paid} getRowId={({ id }) => id} />
        ) : (
          <NextRow ids={owing.map(({ id }) => id)}>
            <DataTable
              key="owing"
              {...table}
              rows={owing}
              columns={columns.owing}
              getRowId={({ id }) => id}
            />
          </NextRow>
        )}
      </Surface>
      {removed && <RemoveContributionDialog payer={removed} onClose={() => setRemoved(undefined)} />}
    </ListPage>
  );
}

/** « 12 cotisants, 36,00 € en tout · 438 non cotisants » */
function summary(owing: number, paid: readonly Payer[]): string {
  const total = formatAmount(paid.reduce((sum, { amount }) => sum + amount, 0));
  const people = (count: number, what: string) => `${count} ${what}${count > 1 ? "s" : ""}`;
  return `${people(paid.length, "cotisant")}, ${total} en tout · ${people(owing, "non cotisant")}`;
}
