import { withFilter } from "@coulisses/shared-pages/address-filters";
import type { Team } from "@coulisses/shared-domain/people/team";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { UserIdentity } from "@coulisses/shared-domain/people/user";
import { failedPart, late, makeStyles } from "@coulisses/shared-ui/base";
import {
  FilterBar,
  PersonPicker,
  SearchField,
  SelectField,
  TeamPicker,
  type Choice,
} from "@coulisses/shared-ui/filters";
import type { ComponentProps, ReactNode } from "react";
import { EditionFilter } from "./edition-filter";
import { PAGE_SIZE, pageSizes } from "./list-address";
import type { ReviewFilterProps } from "./review-filter";
import { reviewText } from "./review-text";

const sizeChoices = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

/** With its bars of toggles: they are behind a button that few press. */
const ReviewFilter = late<ReviewFilterProps>(() => import("./review-filter"), {
  failed: failedPart("Impossible de charger le filtre par relecture."),
});

const useStyles = makeStyles({ size: { width: "140px" } });

/** The props that the filters of each list of sheets share. */
export type ListFilters<Filters> = {
  address: URLSearchParams;
  show: (address: URLSearchParams) => void;
  /** The filters in the address. */
  filters: Filters;
  teams: Team[];
  /** The teams that review. */
  reviewers: readonly Team[];
};

/** The filters of a list of sheets, kept in the address. */
type SheetFiltersProps<Status extends string, Reviewer extends string> = ListFilters<{
  search: string;
  team: string | null;
  status: Status | null;
  reviews: Partial<Record<Reviewer, string>>;
  itemsPerPage: number;
  edition: number | null;
}> & {
  activeCount: number;
  searchLabel: string;
  reviewerCodes: readonly Reviewer[];
  statuses: readonly Choice<Status>[];
  /** The filter by person; `key` is its key in the address. */
  person: { key: string; label: string; value: number | null; people: UserIdentity[] };
  /** Buttons that apply a filter in one press. */
  quick?: ReactNode;
  /** The closed editions, read when the rarer filters are opened. */
  useEditions: ComponentProps<typeof EditionFilter>["useEditions"];
  /** Rarer filters of one kind of sheet, and whether one of them is set. */
  more?: ReactNode;
  moreActive?: boolean;
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
    reviewerCodes,
    statuses,
    person,
  } = props;
  const styles = useStyles();
  const set = (key: string, value: string | number | null) => show(withFilter(address, key, value));

  return (
    <FilterBar
      activeCount={activeCount}
      onReset={() => show(new URLSearchParams())}
      quick={props.quick}
      chosen={chosenFilters(props)}
      onRemove={(key) => set(key, null)}
      moreActive={
        props.moreActive === true || filters.edition !== null || Object.keys(filters.reviews).length > 0
      }
      more={
        <>
          {props.more}
          <EditionFilter
            value={filters.edition}
            onChange={(edition) => set("edition", edition)}
            useEditions={props.useEditions}
          />
          <ReviewFilter
            reviewers={reviewerCodes}
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
        </>
      }
      search={
        <SearchField
          label={searchLabel}
          hideLabel
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
        options={teams}
        value={teams.find(({ code }) => code === filters.team) ?? null}
        onChange={(team) => set("team", team?.code ?? null)}
      />
      <PersonPicker
        label={person.label}
        placeholder={person.label}
        hideLabel
        clearable
        options={person.people}
        value={person.people.find(({ id }) => id === person.value) ?? null}
        onChange={(chosen) => set(person.key, chosen?.id ?? null)}
      />
      <SelectField
        label="Statut"
        hideLabel
        options={statuses}
        placeholder="Tous les statuts"
        value={filters.status}
        onChange={(status) => set("status", status)}
      />
    </FilterBar>
  );
}

/** The set filters that stand in the address by their own keys, but the text of the search, which stays in view. */
function chosenFilters<Status extends string, Reviewer extends string>({
  filters: { team, status, reviews, edition },
  teams,
  reviewers,
  reviewerCodes,
  statuses,
  person,
}: SheetFiltersProps<Status, Reviewer>) {
  const ofPerson = person.people.find(({ id }) => id === person.value);
  const items: { key: string; name: string | undefined }[] = [
    { key: "team", name: teams.find(({ code }) => code === team)?.name },
    { key: person.key, name: ofPerson && displayName(ofPerson) },
    { key: "status", name: statuses.find(({ value }) => value === status)?.label },
    { key: "edition", name: edition === null ? undefined : `Édition ${String(edition)}` },
    ...reviewerCodes.map((code) => ({ key: code, name: reviewText(code, reviews[code], reviewers) })),
  ];
  return items.flatMap(({ key, name }) => (name === undefined ? [] : [{ key, name }]));
}
