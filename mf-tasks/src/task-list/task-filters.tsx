import type { FestivalTaskPreview } from "@coulisses/shared-domain/contract/festival-tasks";
import { festivalTaskReviewers } from "@coulisses/shared-domain/festival-task/festival-task";
import { statusLabels } from "@coulisses/shared-domain/festival-task/labels";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { useGetMeQuery, useIsMemberOf } from "@coulisses/shared-auth";
import { Button, makeStyles, useIsMobile } from "@coulisses/shared-ui/base";
import { FilterBar, PersonPicker, SearchField, SelectField, TeamPicker } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { PAGE_SIZE, pageSizes, ReviewFilter, withFilter } from "@coulisses/shared-ui/sheet";
import { useMemo, useState } from "react";
import { activeFilterCount, statuses, type FilterKey, type Filters } from "./filters";
import { QuickFilters } from "./quick-filters";
import { ReviewerFilter } from "./reviewer-filter";

const statusChoices = statuses.map((status) => ({ value: status, label: statusLabels[status] }));
const sizeChoices = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

const useStyles = makeStyles({
  search: { flex: "2 1 200px", minWidth: "160px" },
  choice: { flex: "1 1 150px", minWidth: "120px", maxWidth: "240px" },
  /** As wide as its longest word. */
  status: { flex: "0 0 212px" },
  size: { width: "110px" },
  more: { flexBasis: "100%", display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 24px" },
});

type Props = {
  address: URLSearchParams;
  show: (address: URLSearchParams) => void;
  filters: Filters;
  tasks: readonly FestivalTaskPreview[];
  teams: Team[];
  reviewers: Team[];
};

/** Those who are in charge of a task, and me. */
function useAdministrators(tasks: readonly FestivalTaskPreview[]): UserIdentity[] {
  const { data: me } = useGetMeQuery();
  return useMemo(() => {
    const people = new Map(tasks.map(({ administrator }) => [administrator.id, administrator]));
    if (me) people.set(me.id, me);
    return [...people.values()].sort((a, b) => a.firstname.localeCompare(b.firstname, "fr"));
  }, [tasks, me]);
}

export function TaskFilters({ address, show, filters, tasks, teams, reviewers }: Props) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const isHumain = useIsMemberOf("humain");
  const people = useAdministrators(tasks);
  const [unfolded, setUnfolded] = useState(Object.keys(filters.reviews).length > 0);

  const set = (key: FilterKey, value: string | number | null) => {
    show(withFilter<FilterKey>(address, key, value));
  };

  return (
    <FilterBar
      activeCount={activeFilterCount(filters)}
      onReset={() => show(new URLSearchParams())}
      search={
        <SearchField
          label="Chercher une tâche"
          hideLabel
          className={styles.search}
          value={filters.search}
          onChange={(text) => set("search", text)}
        />
      }
    >
      <TeamPicker
        label="Équipe"
        placeholder="Équipe"
        hideLabel
        clearable
        className={styles.choice}
        options={teams}
        value={teams.find(({ code }) => code === filters.team) ?? null}
        onChange={(team) => set("team", team?.code ?? null)}
      />
      <PersonPicker
        label="Gestionnaire"
        placeholder="Gestionnaire"
        hideLabel
        clearable
        className={styles.choice}
        options={people}
        value={people.find(({ id }) => id === filters.administrator) ?? null}
        onChange={(person) => set("administrator", person?.id ?? null)}
      />
      {isHumain && (
        <ReviewerFilter
          className={styles.choice}
          value={filters.reviewer}
          onChange={(userId) => set("reviewer", userId)}
        />
      )}
      <SelectField
        label="Statut"
        hideLabel
        className={styles.status}
        options={statusChoices}
        placeholder="Tous les statuts"
        value={filters.status ?? ""}
        onChange={(status) => set("status", status)}
      />
      <QuickFilters filters={filters} tasks={tasks} show={show} />
      {!isMobile && (
        <Button
          appearance="subtle"
          icon={<UiIcon name={unfolded ? "chevron-up" : "chevron-down"} />}
          iconPosition="after"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          Relectures
        </Button>
      )}
      {!isMobile && unfolded && (
        <div className={styles.more}>
          <ReviewFilter
            reviewers={festivalTaskReviewers}
            teams={reviewers}
            asked={filters.reviews}
            onChange={(team, review) => set(team, review)}
          />
          <SelectField
            label="Lignes par page"
            className={styles.size}
            options={sizeChoices}
            value={String(filters.itemsPerPage)}
            onChange={(size) => set("itemsPerPage", size === String(PAGE_SIZE) ? null : size)}
          />
        </div>
      )}
    </FilterBar>
  );
}
