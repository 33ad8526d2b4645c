import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { CatalogueSignageItem } from "@coulisses/shared-domain/contract/catalogues";
import { notFound } from "@coulisses/shared-domain/festival-error";
import { idParams } from "../http/fields";
import type { CachedReads } from "../read-cache/cached-reads";
import { sendJson } from "../read-cache/send-json";
import { signageAnswer } from "./answers";
import { byName } from "./by-name";
import { signageImageQuery, signagesQuery } from "./queries";

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
      const [image] = await connection.hot<{ mimeType: string; content: Uint8Array }>(
        signageImageQuery,
        [id],
      );
      if (!image) throw notFound("L'image n'a pas été trouvée");
      return reply.header("content-type", image.mimeType).send(Buffer.from(image.content));
    },
  );
}
