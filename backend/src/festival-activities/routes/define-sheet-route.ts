import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { idParams } from "../../http/fields";
import { expectedVersion } from "../../input/if-match";
import { tagsOf } from "../live-tags";
import { sheetAnswer } from "../output/sheet-answer";
import { type EditedSheet, editSheet } from "../writes/edit-sheet";
import type { DefineSheetRoute, SheetRoute } from "./sheet-route";

/** Makes a route of each way to change a sheet: lock, version, rule, save, live event, the whole sheet as answer. */
export function sheetRouteOn(app: FastifyInstance): DefineSheetRoute {
  return <Params, Body>(route: SheetRoute<Params, Body>) => {
    const { method, path, summary, permission, status = 200 } = route;
    const params = route.params ?? idParams;
    app.route({
      method,
      url: `/festival-activities/:id${path}`,
      config: { access: permission },
      schema: {
        summary,
        tags: ["Fiches activités"],
        params,
        ...(route.body ? { body: route.body } : {}),
        response: { [status]: sheetAnswer },
      },
      handler: async (request, reply) => {
        const edited = await apply(app, route, request);
        route.afterwards?.(edited);
        return sendSheet(reply, status, edited.text);
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
      change: (fa, context) => route.change(fa, { params, body, access, ...context }),
    });
    const { before, after } = edited;
    if (after.version !== before.version) {
      live.publish({
        event: route.event ?? "festival-activity-updated",
        by: editor.id,
        tags: tagsOf(before, after),
      });
    }
    return edited;
  });
}

function sendSheet(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header("content-type", "application/json; charset=utf-8").send(text);
}
