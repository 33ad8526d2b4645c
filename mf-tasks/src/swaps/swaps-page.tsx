import { useAddressFilters } from "@coulisses/shared-pages/address-filters";
import { useListTeamsQuery, loadState } from "@coulisses/shared-auth";
import type { ManagedSwap } from "@coulisses/shared-domain/contract/assignment/swaps";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Team } from "@coulisses/shared-domain/people/team";
import { matches } from "@coulisses/shared-domain/slug";
import { keysOf } from "@coulisses/shared-domain/keys-of";
import { isPending, swapStatusLabels } from "@coulisses/shared-domain/swap/swap";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { ListPage, noMatch, Surface, Tag } from "@coulisses/shared-ui/base";
import { type Column, DataTable } from "@coulisses/shared-ui/data";
import { FilterBar, SearchField, SelectField } from "@coulisses/shared-ui/filters";
import { onDemand } from "@coulisses/shared-ui/overlay";
import { useMemo, useState } from "react";
import { useListSwapsQuery } from "../api/swaps-api";
import { TeamChips } from "../assignment-parts/team-chips";
import { UnderstaffedSlots } from "./understaffed-slots";

const SwapDialog = onDemand(() => import("./swap-dialog"));

const none: never[] = [];
const order = keysOf(swapStatusLabels);
/** In the address; without it, requests still waiting. */
const statuses = [
  { value: "all", label: "Toutes les demandes" },
  ...order.map((value) => ({ value, label: swapStatusLabels[value] })),
];
const intents = {
  TAKEN: "warning",
  OPEN: "info",
  APPROVED: "success",
  REFUSED: "error",
  CANCELLED: "neutral",
  EXPIRED: "neutral",
} as const;

const rank = ({ status }: ManagedSwap) => (isPending(status) ? -order.indexOf(status) : 0);
const textOf = ({ name, requester, taker }: ManagedSwap) =>
  [name, displayName(requester), taker ? displayName(taker) : ""].join(" ");

function columnsWith(teams: readonly Team[]): Column<ManagedSwap>[] {
  return [
    {
      key: "task",
      header: "Tâche",
      mobileTitle: true,
      priority: 4,
      minWidth: 180,
      sortBy: ({ name }) => name,
      render: ({ taskId, name }) => `[${taskId}] ${name}`,
    },
    {
      key: "status",
      header: "État",
      width: "150px",
      priority: 4,
      selfEvident: true,
      sortBy: rank,
      render: ({ status }) => <Tag intent={intents[status]}>{swapStatusLabels[status]}</Tag>,
    },
    {
      key: "slot",
      header: "Créneau",
      priority: 3,
      minWidth: 190,
      sortBy: ({ start }) => start,
      render: formatSlot,
    },
    {
      key: "requester",
      header: "Demande",
      priority: 3,
      minWidth: 150,
      sortBy: ({ requester }) => displayName(requester),
      render: ({ requester }) => displayName(requester),
    },
    {
      key: "taker",
      header: "Remplacement",
      priority: 2,
      minWidth: 150,
      sortBy: ({ taker }) => (taker ? displayName(taker) : ""),
      render: ({ taker, invited }) => (taker ? displayName(taker) : peopleAsked(invited)),
    },
    {
      key: "team",
      header: "Équipe",
      minWidth: 120,
      render: ({ team }) => <TeamChips codes={team === null ? none : [team]} teams={teams} />,
    },
  ];
}

function peopleAsked(count: number): string {
  if (count === 0) return "Personne n'est libre";
  return count === 1 ? "1 personne sollicitée" : `${count} personnes sollicitées`;
}

/** Swap requests, and slots short of people soon; requests awaiting a decision come first. */
export default function SwapsPage() {
  const { filters, set, activeCount, field, bar } = useAddressFilters(["search", "status"]);
  const reading = useListSwapsQuery();
  const { data = none } = reading;
  const { data: teams = none } = useListTeamsQuery();
  const [openedId, setOpenedId] = useState<string>();
  const opened = data.find(({ id }) => id === openedId);
  const columns = useMemo(() => columnsWith(teams), [teams]);
  const shown = useMemo(() => {
    const isWanted = (swap: ManagedSwap) =>
      filters.status === ""
        ? isPending(swap.status)
        : filters.status === "all" || swap.status === filters.status;
    return data.filter((swap) => isWanted(swap) && matches(textOf(swap), filters.search));
  }, [data, filters.search, filters.status]);

  return (
    <ListPage
      filters={
        <FilterBar {...bar} search={<SearchField label="Tâche ou bénévole" {...field("search")} />}>
          <SelectField
            label="État"
            hideLabel
            options={statuses}
            placeholder="En cours"
            value={statuses.find(({ value }) => value === filters.status)?.value ?? null}
            onChange={(status) => set("status", status ?? "")}
          />
        </FilterBar>
      }
    >
      <Surface padded={false}>
        <DataTable
          caption="Demandes de remplacement"
          rows={shown}
          columns={columns}
          getRowId={({ id }) => id}
          onOpen={({ id }) => setOpenedId(id)}
          loadingText="Chargement des demandes..."
          emptyText={noMatch(activeCount) ?? "Aucune demande en cours"}
          {...loadState(reading)}
        />
      </Surface>
      <UnderstaffedSlots teams={teams} />
      {opened && <SwapDialog swap={opened} onClose={() => setOpenedId(undefined)} />}
    </ListPage>
  );
}
