import type { FestivalTask } from "@coulisses/shared-domain/festival-task/festival-task";
import type { FastifyInstance } from "fastify";
import { isFirstRejection } from "@coulisses/shared-domain/festival-task/notifications";
import { displayName } from "@coulisses/shared-domain/people/display-name";
import { postmanOf } from "../../mail/postman";
import type { EditedSheet } from "../../festival-events/writes/edit-sheet";

/** Tells the administrator why a task was rejected. */
export function rejectionMailOn(app: FastifyInstance): (edited: EditedSheet<FestivalTask>) => void {
  const { publicUrl } = app.services.environment;
  const post = postmanOf(app);
  return ({ after }) => {
    const rejection = after.history.at(-1);
    if (!rejection || !isFirstRejection(after)) return;
    const { id, general } = after;
    post(general.administrator.id, {
      subject: `[FT] ${general.name} rejetée 🙀`,
      paragraphs: [
        `${displayName(rejection.by)} a rejeté ta fiche tâche #${id} « ${general.name} ».`,
        rejection.description,
        "Corrige-la puis redemande une relecture.",
      ],
      button: { label: "Voir la fiche", url: `${publicUrl}/ft/${id}` },
    });
  };
}
