import { Link } from "@coulisses/shared-pages/router";
import { useCan } from "@coulisses/shared-auth";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { formatSlot } from "@coulisses/shared-domain/time/format";
import { fingerSized, makeStyles, Surface, tokens } from "@coulisses/shared-ui/base";
import { type Column, DataTable, SimpleTable } from "@coulisses/shared-ui/data";
import { useMemo } from "react";
import { type Block, type CalledPerson, calledWords, peopleWords } from "./blocks";

const useStyles = makeStyles({
  both: {
    display: "grid",
    gap: "16px",
    minWidth: 0,
    alignItems: "start",
    "@media (min-width: 1100px)": { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
  },
  link: { color: tokens.colorBrandForegroundLink, ...fingerSized },
});

const figure = (key: string, header: string, render: (block: Block) => string | number): Column<Block> => ({
  key,
  header,
  align: "end",
  width: "94px",
  render,
});

const blockColumns: Column<Block>[] = [
  { key: "when", header: "Heures", mobileTitle: true, width: "180px", render: formatSlot },
  figure("missing", "Il manque", ({ missing }) => missing),
  figure("needed", "À pourvoir", ({ needed }) => needed),
  figure("free", "Disponibles", ({ free }) => free),
  figure("charisma", "Charisme", ({ charisma }) => charisma),
  { key: "called", header: "Déjà appelées", align: "end", width: "128px", render: calledWords },
];

type ChosenHoursProps = { chosen: readonly Block[]; people: readonly CalledPerson[] };

/** The chosen hours with their figures, and the people who would be called, by name. */
export function ChosenHours({ chosen, people }: ChosenHoursProps) {
  const styles = useStyles();
  const readsPlannings = useCan("view-planning");
  const columns = useMemo((): Column<CalledPerson>[] => {
    const name = (person: CalledPerson) =>
      readsPlannings ? (
        <Link to={`/planning/${person.id}`} className={styles.link}>
          {displayName(person)}
        </Link>
      ) : (
        displayName(person)
      );
    return [
      { key: "name", header: "Bénévole", mobileTitle: true, sortBy: displayName, render: name },
      {
        key: "charisma",
        header: "Charisme",
        align: "end",
        width: "110px",
        sortBy: ({ charisma }) => charisma,
        render: ({ charisma }) => charisma.toLocaleString("fr"),
      },
      { key: "hours", header: "Demandées", align: "end", width: "110px", render: ({ hours }) => hours },
    ];
  }, [readsPlannings, styles.link]);
  return (
    <div className={styles.both}>
      <Surface title="Heures choisies">
        <SimpleTable
          caption="Heures choisies"
          rows={chosen}
          columns={blockColumns}
          getRowId={({ id }) => id}
          emptyText="Aucune heure choisie"
        />
      </Surface>
      <Surface
        title="Qui n'y a rien dit"
        subtitle={`${peopleWords(people.length)} à appeler : ni disponible, ni affectée, ni déjà appelée à ces heures.`}
      >
        <DataTable
          caption="Personnes à appeler"
          rows={people}
          columns={columns}
          getRowId={({ id }) => id}
          emptyText="Tout le monde a déjà répondu, ou a déjà été appelé"
        />
      </Surface>
    </div>
  );
}
