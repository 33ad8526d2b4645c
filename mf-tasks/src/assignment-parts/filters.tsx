import type { Team } from "@coulisses/shared-domain/people/team";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { ChosenTeams, TeamsFilter } from "@coulisses/shared-pages/filters";
import { SearchField, SelectField, SwitchField, TeamPicker } from "@coulisses/shared-ui/filters";
import { UiIcon } from "@coulisses/shared-ui/icons";
import { type ReactNode, useState } from "react";
import type { usePeopleSearch } from "./people-search";
import { taskKinds, type useTaskSearch } from "./task-search";

const useStyles = makeStyles({
  filters: { display: "grid", gap: "6px", minWidth: 0 },
  // Side by side only where the labels fit.
  pair: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 192px), 1fr))",
    gap: "6px",
  },
  first: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "6px" },
  last: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" },
});

type FrameProps = {
  /** « Filtres des tâches » */
  label: string;
  /** The text that is looked for, and its field. */
  search: { label: string; value: string; onChange: (text: string) => void };
  activeCount: number;
  clear: () => void;
  /** Folded away until asked for, so that the list has the room. */
  filters: ReactNode;
  /** The tool's own filters. */
  children: ReactNode;
};

function FilterFrame({ label, search, activeCount, clear, filters, children }: FrameProps) {
  const styles = useStyles();
  const foldedCount = activeCount - (search.value === "" ? 0 : 1);
  const [isOpen, setOpen] = useState(foldedCount > 0);
  return (
    <div role="search" aria-label={label} className={styles.filters}>
      <div className={styles.first}>
        <SearchField placeholder="Recherche" {...search} />
        <Button
          icon={<UiIcon name="filter" size={18} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {foldedCount > 0 ? `Filtres (${foldedCount})` : "Filtres"}
        </Button>
      </div>
      {isOpen && filters}
      <div className={styles.last}>
        {children}
        {activeCount > 0 && (
          <Button size="small" appearance="subtle" icon={<UiIcon name="close" size={14} />} onClick={clear}>
            Effacer les filtres
          </Button>
        )}
      </div>
    </div>
  );
}

type SwitchProps = { label: string; checked: boolean; onChange: (text: "1" | "") => void };

/** A filter of the tool, as the address writes it. */
export function FilterSwitch({ onChange, ...field }: SwitchProps) {
  return <SwitchField {...field} onChange={(checked) => onChange(checked ? "1" : "")} />;
}

type PeopleProps = {
  search: ReturnType<typeof usePeopleSearch>;
  teams: readonly Team[];
  children?: ReactNode;
};

/**
 * Filters of people: a text, teams to include (all of them), teams to exclude; `children` are the tool's own
 * filters.
 */
export function PeopleFilters({ search: { wanted, set, activeCount, clear }, teams, children }: PeopleProps) {
  const styles = useStyles();
  const included = {
    label: "Équipes à inclure",
    teams,
    codes: wanted.teams,
    onChange: (codes: string[]) => set("teams", codes.join()),
  };
  const excluded = {
    label: "Exclure des équipes",
    teams,
    codes: wanted.excludedTeams,
    onChange: (codes: string[]) => set("excludedTeams", codes.join()),
  };
  return (
    <FilterFrame
      label="Filtres des bénévoles"
      search={{
        label: "Recherche d'un bénévole",
        value: wanted.search,
        onChange: (text) => set("volunteerName", text),
      }}
      activeCount={activeCount}
      clear={clear}
      filters={
        <>
          <div className={styles.pair}>
            <TeamsFilter {...included} />
            <TeamsFilter {...excluded} />
          </div>
          <ChosenTeams {...included} />
          <ChosenTeams {...excluded} excluding />
        </>
      }
    >
      {children}
    </FilterFrame>
  );
}

type TaskProps = { search: ReturnType<typeof useTaskSearch>; teams: readonly Team[]; children?: ReactNode };

/** Filters of tasks; `children` are the tool's own filters. */
export function TaskFilters({ search: { wanted, set, activeCount, clear }, teams, children }: TaskProps) {
  const styles = useStyles();
  const required = {
    label: "Chercher par équipe(s) requise(s)",
    placeholder: "Équipe(s) requise(s)",
    teams,
    codes: wanted.requiredTeams,
    onChange: (codes: string[]) => set("requiredTeams", codes.join()),
  };
  return (
    <FilterFrame
      label="Filtres des tâches"
      search={{
        label: "Recherche d'une tâche",
        value: wanted.text,
        onChange: (text) => set("task", text),
      }}
      activeCount={activeCount}
      clear={clear}
      filters={
        <>
          <TeamsFilter {...required} />
          <ChosenTeams {...required} />
          <div className={styles.pair}>
            <TeamPicker
              label="Chercher par équipe responsable"
              hideLabel
              placeholder="Équipe responsable"
              clearable
              options={teams}
              value={teams.find(({ code }) => code === wanted.inChargeTeam) ?? null}
              onChange={(team) => set("inChargeTeam", team?.code ?? "")}
            />
            <SelectField
              label="Chercher une catégorie"
              hideLabel
              placeholder="Chercher une catégorie"
              options={taskKinds}
              value={wanted.kind}
              onChange={(kind) => set("category", kind ?? "")}
            />
          </div>
        </>
      }
    >
      {children}
    </FilterFrame>
  );
}
