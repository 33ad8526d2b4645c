import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { signageCalls } from "@coulisses/shared-domain/contract/signages";
import {
  type CatalogueSignageItem,
  type SignageItemForm,
  signageImageNotFound,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import type { Change } from "../changes/change";
import { routeOf } from "../http/route-of";
import { pictureOf, uploadedPicture } from "../http/uploaded-picture";
import { targetOf } from "../input/if-match";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { byName, signageImageQuery, signagesQuery } from "./queries";
import {
  addSignageItem,
  changeSignageItem,
  removeSignageItem,
  saveSignageImage,
  activitiesThatAskFor,
} from "./signage-writes";

const tag = "Signalétique";
const reading = { access: "read-signage-catalog" } as const;
const writing = { access: "write-signage-catalog" } as const;

const changed = (event: `signage-${string}`, by: number): Change => ({
  event,
  by,
  tags: [{ type: "Signage" }],
});

/** A form with a picture of 2 MB, in base64. */
const LONGEST_FORM = 3 * 1024 * 1024;

const pictureIn = ({ file }: SignageItemForm) =>
  file === undefined ? undefined : pictureOf(Buffer.from(file, "base64"));

/** Routes of the signages that activities choose from, each with its picture. */
export const signageRoutes: FastifyPluginAsyncZod<{ reads: CachedReads }> = async (app, { reads }) => {
  const { connection, db, write } = app.services;

  app.route({
    ...routeOf(signageCalls.list, tag),
    config: reading,
    handler: async (request, reply) => {
      const text = await reads.text(request.revisions.catalogues, "signages", async () => {
        const rows = await connection.runPrepared<{ signage: CatalogueSignageItem }>(signagesQuery, []);
        return JSON.stringify(rows.map(({ signage }) => signage).sort(byName));
      });
      return sendJson(request, reply, text);
    },
  });

  app.route({
    ...routeOf(signageCalls.readImage, tag),
    config: reading,
    handler: async ({ params: { id } }, reply) => {
      const [image] = await connection.runPrepared<{ mimeType: string; content: Uint8Array }>(
        signageImageQuery,
        [id],
      );
      if (!image) throw signageImageNotFound();
      return reply.header("content-type", image.mimeType).send(Buffer.from(image.content));
    },
  });

  app.route({
    ...routeOf(signageCalls.saveImage, tag),
    config: writing,
    handler: async (request, reply) => {
      const target = targetOf(request);
      const picture = await uploadedPicture(request);
      const signage = await write((tx, changes) => {
        changes.state(changed("signage-updated", request.person.id));
        return saveSignageImage(tx, target, picture);
      });
      return reply.code(201).send(signage);
    },
  });

  app.route({
    ...routeOf(signageCalls.add, tag),
    config: { ...writing, quota: "signages" },
    bodyLimit: LONGEST_FORM,
    handler: async ({ body, person }, reply) => {
      const picture = await pictureIn(body);
      const signage = await write((tx, changes) => {
        changes.state(changed("signage-created", person.id));
        return addSignageItem(tx, body, picture);
      });
      return reply.code(201).send(signage);
    },
  });

  app.route({
    ...routeOf(signageCalls.change, tag),
    config: writing,
    bodyLimit: LONGEST_FORM,
    handler: async (request) => {
      const picture = await pictureIn(request.body);
      return write((tx, changes) => {
        changes.state(changed("signage-updated", request.person.id));
        return changeSignageItem(tx, targetOf(request), request.body, picture);
      });
    },
  });

  app.route({
    ...routeOf(signageCalls.listUses, tag),
    config: writing,
    handler: async ({ params }) =>
      (await activitiesThatAskFor(db, params.id)).map((id) => ({ by: "FA" as const, id })),
  });

  app.route({
    ...routeOf(signageCalls.remove, tag),
    config: writing,
    handler: async (request, reply) => {
      await write((tx, changes) => {
        changes.state(changed("signage-deleted", request.person.id));
        return removeSignageItem(tx, targetOf(request));
      });
      return reply.code(204).send(null);
    },
  });
};
