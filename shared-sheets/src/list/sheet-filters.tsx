import { withFilter } from "@coulisses/federation/address-filters";
import type { Team } from "@coulisses/shared-domain/people/team";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { Button, makeStyles, useIsMobile } from "@coulisses/shared-ui/base";
import {
  FilterBar,
  PersonPicker,
  SearchField,
  SelectField,
  TeamPicker,
  type Choice,
} from "@coulisses/shared-ui/form";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { useState, type ReactNode } from "react";
import { PAGE_SIZE, pageSizes } from "./list-address";
import { ReviewFilter } from "./review-filter";

const sizeChoices = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

const useStyles = makeStyles({
  search: { flex: "2 1 200px", minWidth: "160px" },
  choice: { flex: "1 1 150px", minWidth: "120px", maxWidth: "240px" },
  /** As wide as its longest word. */
  status: { flex: "0 0 auto" },
  size: { width: "140px" },
  more: { flexBasis: "100%", display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 24px" },
});

export type SheetFiltersProps<Status extends string, Reviewer extends string> = {
  address: URLSearchParams;
  show: (address: URLSearchParams) => void;
  /** What the address asks for. */
  filters: {
    search: string;
    team: string | null;
    status: Status | null;
    reviews: Partial<Record<Reviewer, string>>;
    itemsPerPage: number;
  };
  activeCount: number;
  searchLabel: string;
  teams: Team[];
  /** Codes of those who review, and these teams. */
  reviewers: readonly Reviewer[];
  reviewerTeams: readonly Team[];
  statuses: readonly Choice<Status>[];
  /** Whose sheets; `key` is the address's. */
  person: { key: string; label: string; value: number | null; people: UserIdentity[] };
  /** Before the statuses. */
  more?: ReactNode;
  /** After the statuses. */
  children?: ReactNode;
  /** At the end of the bar. */
  end?: ReactNode;
};

/** The filters that every list of sheets has, kept in its address. */
export function SheetFilters<Status extends string, Reviewer extends string>(
  props: SheetFiltersProps<Status, Reviewer>,
) {
  const {
    address,
    show,
    filters,
    activeCount,
    searchLabel,
    teams,
    reviewers,
    reviewerTeams,
    statuses,
    person,
  } = props;
  const styles = useStyles();
  const isMobile = useIsMobile();
  const [unfolded, setUnfolded] = useState(Object.keys(filters.reviews).length > 0);
  const set = (key: string, value: string | number | null) => show(withFilter(address, key, value));

  return (
    <FilterBar
      activeCount={activeCount}
      onReset={() => show(new URLSearchParams())}
      search={
        <SearchField
          label={searchLabel}
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
        label={person.label}
        placeholder={person.label}
        hideLabel
        clearable
        className={styles.choice}
        options={person.people}
        value={person.people.find(({ id }) => id === person.value) ?? null}
        onChange={(chosen) => set(person.key, chosen?.id ?? null)}
      />
      {props.more}
      <SelectField
        label="Statut"
        hideLabel
        className={styles.status}
        options={statuses}
        placeholder="Tous les statuts"
        value={filters.status}
        onChange={(status) => set("status", status)}
      />
      {props.children}
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
            reviewers={reviewers}
            teams={reviewerTeams}
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
      {props.end}
    </FilterBar>
  );
}
