import { Link } from "@coulisses/shared-pages/router";
import { type Hours, hoursWords } from "@coulisses/shared-domain/check-in/hours";
import { fingerSized, makeStyles, tokens } from "@coulisses/shared-ui/base";
import type { Column } from "@coulisses/shared-ui/data";
import type { HoursRow, HoursView } from "./hours-rows";

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
    ...fingerSized,
  },
  zero: { color: tokens.colorNeutralForeground3 },
});

type Figure = {
  key: keyof Hours;
  header: string;
  headerTooltip: string;
  words: (value: number) => string;
  priority: number;
};

const count = (value: number) => value.toLocaleString("fr");

const figures: readonly Figure[] = [
  {
    key: "planned",
    header: "Heures prévues",
    headerTooltip: "La durée des créneaux affectés, à venir compris",
    words: hoursWords,
    priority: 3,
  },
  {
    key: "worked",
    header: "Heures faites",
    headerTooltip: "De l'arrivée au départ pointés, dans les bornes du créneau",
    words: hoursWords,
    priority: 5,
  },
  {
    key: "absences",
    header: "Absences",
    headerTooltip: "Les créneaux où l'absence a été pointée, sans les maladies",
    words: count,
    priority: 4,
  },
  {
    key: "ill",
    header: "Malades",
    headerTooltip: "Les créneaux où la personne a été pointée malade",
    words: count,
    priority: 3,
  },
  {
    key: "replaced",
    header: "Remplacements",
    headerTooltip: "Les créneaux où quelqu'un d'autre est venu",
    words: count,
    priority: 3,
  },
  {
    key: "replacing",
    header: "A remplacé",
    headerTooltip: "Les fois où la personne est venue à la place d'une autre",
    words: count,
    priority: 2,
  },
  {
    key: "unmarked",
    header: "Sans pointage",
    headerTooltip: "Les créneaux terminés dont la présence n'a pas été pointée",
    words: count,
    priority: 2,
  },
];

/** Only a person replaces others: of a team or a task it would say the replacements again. */
export const figuresOf = (view: HoursView): readonly Figure[] =>
  figures.filter(({ key }) => view === "people" || key !== "replacing");

/** The word for the rows of each view. */
export const rowWords: Record<HoursView, string> = { people: "Bénévole", teams: "Équipe", tasks: "Tâche" };

const people: Column<HoursRow> = {
  key: "people",
  header: "Personnes",
  width: "120px",
  align: "end",
  priority: 2,
  sortBy: (row) => row.people ?? 0,
  render: (row) => count(row.people ?? 0),
};

/** The columns of a view: its names, with what they open, and the figures. */
export function hoursColumns(view: HoursView): Column<HoursRow>[] {
  return [
    {
      key: "name",
      header: rowWords[view],
      mobileTitle: true,
      minWidth: 180,
      sortBy: ({ sortName }) => sortName,
      render: (row) => <Name row={row} />,
    },
    ...(view === "teams" ? [people] : []),
    ...figuresOf(view).map(({ key, words, ...column }): Column<HoursRow> => ({
      ...column,
      key,
      width: "140px",
      align: "end",
      sortBy: ({ total }) => total[key],
      render: ({ total }) => (total[key] === 0 ? <Zero>{words(0)}</Zero> : words(total[key])),
    })),
  ];
}

function Name({ row: { name, to } }: { row: HoursRow }) {
  const styles = useStyles();
  if (to === undefined) return name;
  return (
    <Link to={to} className={styles.link}>
      {name}
    </Link>
  );
}

/** In the background, so that an absence is seen in a long list. */
const Zero = ({ children }: { children: string }) => <span className={useStyles().zero}>{children}</span>;
