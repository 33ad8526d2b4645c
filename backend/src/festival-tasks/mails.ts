import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import { isFirstRejection } from "@coulisses/shared-domain/festival-task/review/review";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import type { Afterwards } from "../festival-events/sheet-routes";

/** Tells the administrator why a task was rejected. */
export function rejectionMailTo(site: string): Afterwards<FestivalTask> {
  return ({ after }, enqueue) => {
    const rejection = after.history.at(-1);
    if (!rejection || !isFirstRejection(after)) return;
    const { id, general } = after;
    const letter = {
      subject: `[FT] ${general.name} rejetée 🙀`,
      paragraphs: [
        `${displayName(rejection.by)} a rejeté ta fiche tâche #${id} « ${general.name} ».`,
        rejection.description,
        "Corrige-la puis redemande une relecture.",
      ],
      button: { label: "Voir la fiche", url: `${site}/ft/${id}` },
    };
    enqueue("letter", { userId: general.administrator.id, letter });
  };
}
