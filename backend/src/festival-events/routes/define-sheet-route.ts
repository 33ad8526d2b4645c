import type { FastifyInstance, FastifyRequest } from "fastify";
import { idParams } from "@coulisses/shared-domain/contract/fields";
import { expectedVersion } from "../../input/if-match";
import { type EditedSheet, editSheet, type Sheet } from "../writes/edit-sheet";
import { sendSheet } from "./send-sheet";
import type { DefineSheetRoute, SheetKind, SheetRoute } from "./sheet-route";

/** Makes a route of each way to change a sheet: lock, version, rule, save, live event, the whole sheet as answer. */
export function sheetRouteOn<S extends Sheet>(app: FastifyInstance, kind: SheetKind<S>): DefineSheetRoute<S> {
  return <Params, Body>(route: SheetRoute<S, Params, Body>) => {
    const { method, path, summary, permission, status = 200 } = route;
    app.route({
      method,
      url: `${kind.path}/:id${path}`,
      config: { access: permission },
      schema: {
        summary,
        tags: kind.tags,
        params: route.params ?? idParams,
        ...(route.body ? { body: route.body } : {}),
        response: { [status]: kind.answer },
      },
      handler: async (request, reply) => {
        const edited = await apply(app, kind, route, request);
        return sendSheet(reply, status, edited.after);
      },
    });
  };
}

async function apply<S extends Sheet, Params, Body>(
  app: FastifyInstance,
  kind: SheetKind<S>,
  route: SheetRoute<S, Params, Body>,
  request: FastifyRequest,
): Promise<EditedSheet<S>> {
  const { access, identity: editor } = request.person;
  // Both have passed the route's schemas.
  const params = request.params as Params & { id: number };
  const body = request.body as Body;

  return app.services.write(async (tx, changes, enqueue) => {
    const edited = await editSheet(tx, kind.store, {
      id: params.id,
      expectedVersion: expectedVersion(request.headers["if-match"]),
      editor,
      change: (sheet, context) => route.change(sheet, { params, body, access, ...context }),
    });
    const { before, after } = edited;
    if (after.version !== before.version) {
      changes.state({
        event: route.event ?? kind.updated,
        by: editor.id,
        tags: kind.staleTags(before, after),
      });
    }
    route.afterwards?.(edited, enqueue);
    return edited;
  });
}
