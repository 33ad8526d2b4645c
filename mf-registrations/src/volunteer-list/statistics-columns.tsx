import type { Volunteer } from "@coulisses/shared-auth";
import { type AssignmentCategory, categoryEmojis } from "@coulisses/shared-domain/assignment/category";
import type { VolunteerStats } from "@coulisses/shared-domain/contract/assignment/assignment-tools";
import { assignmentPreferenceLabels } from "@coulisses/shared-domain/people/assignment-preference";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { EVERYONE } from "@coulisses/shared-domain/people/team";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { type Column, RowButton } from "@coulisses/shared-ui/data";
import { charisma, name } from "./columns";

/** A volunteer with hours assigned by category and hours confirmed, in milliseconds. */
type VolunteerAtWork = Volunteer & Pick<VolunteerStats, "stats" | "worked">;

const categories: { category: AssignmentCategory | null; header: string; emoji: string }[] = [
  { category: "STATIQUE", header: "Créneaux statiques", emoji: categoryEmojis.STATIQUE },
  { category: "BAR", header: "Créneaux bar", emoji: categoryEmojis.BAR },
  { category: "MANUTENTION", header: "Créneaux manutention", emoji: categoryEmojis.MANUTENTION },
  { category: "FUN", header: "Créneaux fun", emoji: categoryEmojis.FUN },
  { category: "RELOU", header: "Créneaux relous", emoji: categoryEmojis.RELOU },
  { category: null, header: "Créneaux indéterminés", emoji: "🤷" },
];

const sum = (stats: VolunteerStats["stats"]) => stats.reduce((total, { duration }) => total + duration, 0);
const hoursIn = (person: VolunteerAtWork, category: AssignmentCategory | null) =>
  sum(person.stats.filter((one) => one.category === category));

const teamCount = ({ teams }: Volunteer) => teams.filter((code) => code !== EVERYONE).length;
const preferenceOf = ({ preference }: Volunteer) =>
  preference ? assignmentPreferenceLabels[preference.assignment] : undefined;

const figures = {
  align: "end",
  headerTooltip: "Maj + clic : trier aussi par cette colonne",
} as const;

/** §5.11: hours by category and in all; the last column opens the search of slots for a volunteer. */
export function statisticsColumns(onAssign: (person: Volunteer) => void): Column<VolunteerAtWork>[] {
  return [
    { ...name, header: "Bénévole" },
    { ...charisma, priority: 4 },
    ...categories.map(({ category, header, emoji }) => ({
      key: `hours ${category ?? ""}`,
      header,
      width: "124px" as const,
      priority: 3,
      ...figures,
      sortBy: (person: VolunteerAtWork) => hoursIn(person, category),
      render: (person: VolunteerAtWork) => `${emoji} ${formatDuration(hoursIn(person, category))}`,
    })),
    {
      key: "total",
      header: "Totaux",
      width: "96px",
      priority: 4,
      ...figures,
      sortBy: ({ stats }) => sum(stats),
      render: ({ stats }) => formatDuration(sum(stats)),
    },
    {
      key: "worked",
      header: "Heures faites",
      width: "110px",
      priority: 2,
      ...figures,
      sortBy: ({ worked }) => worked,
      render: ({ worked }) => formatDuration(worked),
    },
    {
      key: "team-count",
      header: "Nombre d'équipes",
      width: "110px",
      priority: 0,
      ...figures,
      sortBy: teamCount,
      render: teamCount,
    },
    {
      key: "preference",
      header: "Préférence",
      width: "160px",
      priority: 0,
      sortBy: (person) => preferenceOf(person) ?? null,
      render: (person) => preferenceOf(person) ?? "–",
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      actions: true,
      width: "48px",
      render: (person) => (
        <RowButton
          icon="calendar"
          tooltip={`Affecter ${displayName(person)} à des créneaux`}
          onClick={() => onAssign(person)}
        />
      ),
    },
  ];
}
