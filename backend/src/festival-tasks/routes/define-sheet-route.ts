import type { FastifyInstance, FastifyRequest } from "fastify";
import { expectedVersion } from "../../input/if-match";
import { idParams } from "../../http/fields";
import { tagsOf } from "../live-tags";
import { sheetAnswer } from "../output/answers";
import { type EditedSheet, editSheet } from "../writes/edit-sheet";
import { sendSheet } from "./send-sheet";
import type { DefineSheetRoute, SheetRoute } from "./sheet-route";

/** Makes a route of each way to change a sheet: lock, version, rule, save, live event, the whole sheet as answer. */
export function sheetRouteOn(app: FastifyInstance): DefineSheetRoute {
  return <Params, Body>(route: SheetRoute<Params, Body>) => {
    const { method, path, summary, permission, status = 200 } = route;
    app.route({
      method,
      url: `/festival-tasks/:id${path}`,
      config: { access: permission },
      schema: {
        summary,
        tags: ["Fiches tâches"],
        params: route.params ?? idParams,
        ...(route.body ? { body: route.body } : {}),
        response: { [status]: sheetAnswer },
      },
      handler: async (request, reply) => {
        const edited = await apply(app, route, request);
        route.afterwards?.(edited);
        return sendSheet(reply, status, edited.after);
      },
    });
  };
}

async function apply<Params, Body>(
  app: FastifyInstance,
  route: SheetRoute<Params, Body>,
  request: FastifyRequest,
): Promise<EditedSheet> {
  const { access, identity: editor } = request.person;
  // Both have passed the route's schemas.
  const params = request.params as Params & { id: number };
  const body = request.body as Body;

  return app.services.write(async (tx, live) => {
    const edited = await editSheet(tx, {
      id: params.id,
      expectedVersion: expectedVersion(request.headers["if-match"]),
      editor,
      change: (ft, context) => route.change(ft, { params, body, access, ...context }),
    });
    const { before, after } = edited;
    if (after.version !== before.version) {
      live.publish({
        event: route.event ?? "festival-task-updated",
        by: editor.id,
        tags: tagsOf(before, after),
      });
    }
    return edited;
  });
}
