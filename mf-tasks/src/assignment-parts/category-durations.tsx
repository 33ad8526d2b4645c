import {
  type AssignmentCategory,
  assignmentCategories,
  categoryEmojis,
  categoryNames,
} from "@coulisses/shared-domain/assignment/category";
import { formatDuration } from "@coulisses/shared-domain/time/duration";
import { makeStyles, tip } from "@coulisses/shared-ui/base";

/** Time in one category of task, in milliseconds; null for tasks without category. */
type CategoryDuration = { category: AssignmentCategory | null; duration: number };

const useStyles = makeStyles({
  list: { display: "flex", flexWrap: "wrap", gap: "4px 12px", margin: 0, padding: 0, listStyleType: "none" },
});

/** `Bar : 2h00 • total : 5h00`, both in milliseconds. */
export function workWords(category: AssignmentCategory | null, own: number, total: number): string {
  return `${category ? categoryNames[category] : "Sans catégorie"} : ${formatDuration(own)} • total : ${formatDuration(total)}`;
}

/** A volunteer's hours by category and in all; an empty category reads 0h00. */
export function CategoryDurations({ stats }: { stats: readonly CategoryDuration[] }) {
  const styles = useStyles();
  const of = (wanted: AssignmentCategory | null) =>
    stats.filter(({ category }) => category === wanted).reduce((sum, { duration }) => sum + duration, 0);
  const total = stats.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <ul className={styles.list} aria-label="Heures affectées par catégorie">
      {assignmentCategories.map((category) => (
        <li key={category} {...tip(categoryNames[category])}>
          {categoryEmojis[category]} {categoryNames[category]} {formatDuration(of(category))}
        </li>
      ))}
      <li>🤷 Sans catégorie {formatDuration(of(null))}</li>
      <li>Total {formatDuration(total)}</li>
    </ul>
  );
}
