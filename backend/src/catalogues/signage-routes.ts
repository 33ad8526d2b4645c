import type { FastifyInstance } from "fastify";
import * as z from "zod";
import {
  type CatalogueSignageItem,
  signageImageNotFound,
} from "@coulisses/shared-domain/signage/signage-catalogue";
import { idParams } from "@coulisses/shared-domain/contract/fields";
import { uploadedPicture } from "../http/uploaded-picture";
import { namedIn } from "../input/if-match";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { signageAnswer } from "./answers";
import { byName } from "./by-name";
import { signageItemForm } from "./forms";
import { signageImageQuery, signagesQuery } from "./queries";
import { addSignageItem, changeSignageItem, removeSignageItem, saveSignageImage } from "./signage-writes";
import { writeRoutes } from "./write-routes";

const tags = ["Signalétique"];

export function signageRoutes(app: FastifyInstance, reads: CachedReads): void {
  const { connection } = app.services;

  app.get(
    "/signages",
    {
      config: { access: "read-signage-catalog" },
      schema: { summary: "Le catalogue de signalétique", tags, response: { 200: z.array(signageAnswer) } },
    },
    async (request, reply) => {
      const text = await reads.text(request.revisions.catalogues, "signages", async () => {
        const rows = await connection.hot<{ signage: CatalogueSignageItem }>(signagesQuery, []);
        return JSON.stringify(rows.map(({ signage }) => signage).sort(byName));
      });
      return sendJson(request, reply, text);
    },
  );

  app.get(
    "/signages/:id/image",
    {
      config: { access: "read-signage-catalog" },
      schema: { summary: "L'image d'une signalétique", tags, params: idParams },
    },
    async (request, reply) => {
      const { id } = request.params as z.infer<typeof idParams>;
      const [image] = await connection.hot<{ mimeType: string; content: Uint8Array }>(signageImageQuery, [
        id,
      ]);
      if (!image) throw signageImageNotFound();
      return reply.header("content-type", image.mimeType).send(Buffer.from(image.content));
    },
  );

  app.post(
    "/signages/:id/image",
    {
      config: { access: "write-signage-catalog" },
      schema: {
        summary: "Donner une image à une signalétique",
        tags,
        params: idParams,
        consumes: ["multipart/form-data"],
        response: { 201: signageAnswer },
      },
    },
    async (request, reply) => {
      const named = namedIn(request);
      const picture = await uploadedPicture(request);
      const item = await app.services.write(async (tx, changes) => {
        changes.state({ event: "signage-updated", by: request.person.id, tags: [{ type: "Signage" }] });
        return saveSignageImage(tx, named, picture);
      });
      return reply.code(201).send(item);
    },
  );

  writeRoutes(app, {
    path: "/signages",
    tag: "Signalétique",
    permission: "write-signage-catalog",
    event: "signage",
    stale: [{ type: "Signage" }],
    summaries: {
      add: "Ajouter une signalétique",
      change: "Modifier une signalétique",
      remove: "Supprimer une signalétique",
    },
    form: signageItemForm,
    update: signageItemForm,
    answer: signageAnswer,
    add: addSignageItem,
    change: changeSignageItem,
    remove: removeSignageItem,
  });
}
