import type { RestartForm, RestartPreview } from "@coulisses/shared-domain/contract/next-edition";

/** The typed name of a single activity, null until then; several keep theirs. */
export type Values = { name: string | null; withTasks: boolean };

export const activitiesWord = (count: number) => (count > 1 ? `${String(count)} FAs` : "1 FA");

const plural = (count: number, one: string, many: string) => `${String(count)} ${count > 1 ? many : one}`;

export const refusedIn = ({ activities }: RestartPreview) =>
  activities.filter(({ refusal }) => refusal !== null);

export const tasksIn = ({ activities }: RestartPreview) =>
  activities.reduce((sum, { tasks }) => sum + tasks.length, 0);

/** The body that restarts what this preview showed. */
export const restartFormOf = ({ name, withTasks }: Values, shown: RestartPreview): RestartForm => ({
  activities: shown.activities.map((one) => ({
    id: one.id,
    version: one.version,
    name: (shown.activities.length === 1 ? name : null) ?? one.name,
  })),
  withTasks,
  days: shown.days,
});

/** « Ne suivent pas : 7 relectures, 2 commentaires, 3 personnes, lieux de retrait du matos. » */
export function leftBehindText({ activities }: RestartPreview): string {
  const sumOf = (what: "reviews" | "feedbacks" | "people") =>
    activities.reduce((sum, { leftBehind }) => sum + leftBehind[what], 0);
  const [reviews, feedbacks, people] = [sumOf("reviews"), sumOf("feedbacks"), sumOf("people")];
  const parts = [
    ...(reviews > 0 ? [plural(reviews, "relecture", "relectures")] : []),
    ...(feedbacks > 0 ? [plural(feedbacks, "commentaire", "commentaires")] : []),
    ...(people > 0 ? [plural(people, "personne", "personnes")] : []),
    "lieux de retrait du matos",
  ];
  return `Ne suivent pas : ${parts.join(", ")}.`;
}

/** « 52 semaines plus tard : chaque jour de la semaine reste le sien. » */
export const shiftText = (days: number) =>
  `${plural(Math.abs(days) / 7, "semaine", "semaines")} plus ${days < 0 ? "tôt" : "tard"} : un vendredi reste un vendredi, à la même heure.`;
