import type { FestivalActivityPreview } from "@coulisses/shared-domain/contract/festival-activities";
import { festivalActivityReviewers } from "@coulisses/shared-domain/festival-activity/festival-activity";
import { statusLabels } from "@coulisses/shared-domain/festival-activity/labels";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { useGetMeQuery, useIsMemberOf, useSession } from "@coulisses/shared-auth";
import { Button, makeStyles, tokens, useIsMobile } from "@coulisses/shared-ui/base";
import { FilterBar, PersonPicker, SearchField, SelectField, SwitchField, TeamPicker } from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { PAGE_SIZE, pageSizes, ReviewFilter, withFilter } from "@coulisses/shared-ui/sheet";
import { useMemo, useState } from "react";
import { activeFilterCount, statuses, type FilterKey, type Filters } from "./filters";
import { Shortcuts } from "./shortcuts";

const statusChoices = statuses.map((status) => ({ value: status, label: statusLabels[status] }));
const sizeChoices = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

const useStyles = makeStyles({
  search: { flex: "2 1 200px", minWidth: "160px" },
  choice: { flex: "1 1 150px", minWidth: "130px", maxWidth: "240px" },
  size: { width: "110px" },
  more: { flexBasis: "100%", display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 24px" },
  shortcuts: { marginLeft: "auto", display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px", "& a": { color: tokens.colorBrandForegroundLink } },
});

type Props = {
  address: URLSearchParams;
  show: (address: URLSearchParams) => void;
  filters: Filters;
  activities: readonly FestivalActivityPreview[];
  teams: Team[];
  reviewers: Team[];
};

/** Those who are in charge of something, me, and whoever the address names. */
function usePeople(activities: readonly FestivalActivityPreview[]): UserIdentity[] {
  const { data: me } = useGetMeQuery();
  return useMemo(() => {
    const people = new Map(activities.map(({ adherent }) => [adherent.id, adherent]));
    if (me) people.set(me.id, me);
    return [...people.values()].sort((a, b) => a.firstname.localeCompare(b.firstname, "fr"));
  }, [activities, me]);
}

export function ActivityFilters({ address, show, filters, activities, teams, reviewers }: Props) {
  const styles = useStyles();
  const isMobile = useIsMobile();
  const answersForSupply = useIsMemberOf("elec");
  const { userId } = useSession();
  const people = usePeople(activities);
  const asksForReviews = Object.keys(filters.reviews).length > 0;
  const [unfolded, setUnfolded] = useState(asksForReviews);

  const set = (key: FilterKey, value: string | number | boolean | null) => {
    show(withFilter<FilterKey>(address, key, value));
  };

  return (
    <FilterBar
      activeCount={activeFilterCount(filters)}
      onReset={() => show(new URLSearchParams())}
      search={
        <SearchField
          label="Chercher une activité"
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
        label="Bénévole"
        placeholder="Bénévole"
        hideLabel
        clearable
        className={styles.choice}
        options={people}
        value={people.find(({ id }) => id === filters.adherent) ?? null}
        onChange={(person) => set("adherent", person?.id ?? null)}
      />
      <SelectField
        label="Statut"
        hideLabel
        className={styles.choice}
        options={statusChoices}
        placeholder="Tous les statuts"
        value={filters.status ?? ""}
        onChange={(status) => set("status", status)}
      />
      <Button
        icon={<UiIcon name="person" />}
        aria-pressed={filters.adherent === userId}
        onClick={() => show(withFilter<FilterKey>(new URLSearchParams(), "adherent", userId))}
      >
        Mes FAs
      </Button>
      {answersForSupply && (
        <SwitchField
          label="Besoin en eau/elec"
          checked={filters.needSupply}
          onChange={(checked) => set("needSupply", checked)}
        />
      )}
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
            reviewers={festivalActivityReviewers}
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
      {!isMobile && <Shortcuts className={styles.shortcuts} />}
    </FilterBar>
  );
}
