import { type Load, loadState, useListTeamsQuery } from "@coulisses/shared-auth";
import { INVALID_WINDOW } from "@coulisses/shared-domain/planning/help-window";
import type { Period } from "@coulisses/shared-domain/time/period";
import { ErrorCard, ListPage, makeStyles, Notice } from "@coulisses/shared-ui/base";
import { FilterBar } from "@coulisses/shared-ui/filters";
import { type ReactNode, useMemo } from "react";
import { useAddressFilters } from "../address/address-filters";
import { ChosenTeams, TeamsFilter } from "./teams-filter";
import { useAddressWindow } from "./use-address-window";
import { WindowForm, type WindowFormProps } from "./window-form";

const useStyles = makeStyles({ page: { display: "grid", gap: "8px", minWidth: 0 } });

const none: never[] = [];

/**
 * Filters of a page about a window of time: the window, teams (`codes`) and the texts of `keys`, all in its
 * address. `asked` is the window to read, and the proposed one while the address has an invalid window:
 * `isAsked` is false then. `propose`: as for `useAddressWindow`.
 */
export function useWindowPage<Key extends string>(keys: readonly Key[], propose: (now: Date) => Period) {
  const address = useAddressFilters<Key | "teams">([...keys, "teams"]);
  const { data: teams = none } = useListTeamsQuery();
  const chosen = address.filters.teams;
  const form = useAddressWindow(address, propose);
  return {
    ...address,
    form,
    asked: form.window ?? form.proposed,
    isAsked: form.window !== undefined,
    teams,
    codes: useMemo(() => chosen.split(",").filter(Boolean), [chosen]),
    setTeams: (codes: string[]) => address.set("teams", codes.join()),
  };
}

type Props = Pick<WindowFormProps, "presets" | "resetLabel"> & {
  page: Pick<
    ReturnType<typeof useWindowPage<never>>,
    "form" | "isAsked" | "bar" | "teams" | "codes" | "setTeams"
  >;
  /** Above the window. */
  head?: ReactNode;
  /** The form is left out: the head says which window it is. */
  isFormHidden?: boolean;
  /** The `SearchField` of the page. */
  search?: ReactNode;
  /** Filters of the page beside the teams. */
  more?: ReactNode;
  /** The read of the window. */
  reading: Load;
  /** Shown for a valid window, unless its read failed. */
  children: ReactNode;
};

/** The frame of a page about a window of time: its form, its filters, and what is read of it. */
export function WindowPage({
  page,
  head,
  isFormHidden = false,
  search,
  more,
  reading,
  children,
  ...labels
}: Props) {
  const styles = useStyles();
  const { codes, teams, setTeams, isAsked } = page;
  const { error, onRetry } = loadState(reading);
  return (
    <div className={styles.page}>
      {head}
      {!isFormHidden && <WindowForm {...page.form} {...labels} />}
      <ListPage
        filters={
          <FilterBar {...page.bar} search={search}>
            <TeamsFilter codes={codes} teams={teams} onChange={setTeams} />
            {more}
          </FilterBar>
        }
      >
        <ChosenTeams codes={codes} teams={teams} onChange={setTeams} />
        {!isAsked && (
          <Notice intent="error" role="alert">
            {INVALID_WINDOW}
          </Notice>
        )}
        {isAsked && error !== undefined && <ErrorCard message={error} onRetry={onRetry} />}
        {isAsked && error === undefined && children}
      </ListPage>
    </div>
  );
}
