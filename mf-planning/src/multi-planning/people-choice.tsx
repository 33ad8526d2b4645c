import { readingState, useListVolunteersQuery } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { EVERYONE, type Team } from "@coulisses/shared-domain/people/team";
import { byDisplayName } from "@coulisses/shared-domain/people/volunteers";
import { Button, makeStyles } from "@coulisses/shared-ui/base";
import { PersonPicker, TeamPicker } from "@coulisses/shared-ui/filters";
import { Chosen } from "@coulisses/shared-ui/filters";
import { useMemo, useState } from "react";

const useStyles = makeStyles({
  choice: { display: "grid", gap: "8px", minWidth: 0 },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    gap: "8px",
    "& > .fui-Field": { flex: "1 1 200px", minWidth: 0, maxWidth: "320px" },
  },
});

const none: never[] = [];

type Props = { ids: readonly number[]; teams: readonly Team[]; onApply: (ids: readonly number[]) => void };

/** Chooses the people: whole teams at once, or volunteers one by one, shown once applied. */
export function PeopleChoice({ ids, teams, onApply }: Props) {
  const styles = useStyles();
  const read = useListVolunteersQuery();
  const everybody = read.data ?? none;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(ids);
  const volunteers = useMemo(
    () => everybody.filter((person) => person.teams.includes(EVERYONE)).sort(byDisplayName),
    [everybody],
  );
  const nameOf = (id: number) => {
    const person = everybody.find((one) => one.id === id);
    return person ? displayName(person) : `n° ${id}`;
  };
  /** Members of a chosen team are added by either button. */
  const apply = () => {
    const members = volunteers.filter((person) => person.teams.some((code) => codes.includes(code)));
    const all = [...new Set([...chosen, ...members.map(({ id }) => id)])];
    setChosen(all);
    setCodes([]);
    onApply(all);
  };

  return (
    <div role="search" aria-label="Bénévoles affichés" className={styles.choice}>
      <div className={styles.row}>
        <TeamPicker
          label="Équipes"
          options={teams.filter(({ code }) => code !== EVERYONE && !codes.includes(code))}
          value={null}
          onChange={(team) => team && setCodes([...codes, team.code])}
        />
        {codes.length > 0 && (
          <Button onClick={apply}>
            {`Ajouter les membres de ${codes.length} ${codes.length > 1 ? "équipes" : "équipe"}`}
          </Button>
        )}
        <PersonPicker
          label="Bénévoles"
          {...readingState(read)}
          options={volunteers.filter(({ id }) => !chosen.includes(id))}
          value={null}
          onChange={(person) => person && setChosen([...chosen, person.id])}
        />
        <Button appearance="primary" onClick={apply}>
          Appliquer
        </Button>
      </div>
      <Chosen
        label="Équipes choisies"
        items={codes.map((code) => ({
          key: code,
          name: teams.find((team) => team.code === code)?.name ?? code,
        }))}
        onRemove={(removed) => setCodes(codes.filter((code) => code !== removed))}
      />
      <Chosen
        label="Bénévoles choisis"
        items={chosen.map((id) => ({ key: String(id), name: nameOf(id) }))}
        onRemove={(removed) => setChosen(chosen.filter((id) => String(id) !== removed))}
      />
    </div>
  );
}
