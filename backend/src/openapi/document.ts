import swagger from "@fastify/swagger";
import type { FastifySchema } from "fastify";
import fp from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { refusalSchema } from "@coulisses/shared-domain/contract/error";
import { type EncodedText, encodedText } from "../http/encoded-text";
import { sendJson } from "../read-cache/send-json";

/** The whole API as data, with the permission of each route: millions of characters, written once. */
export const openApi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: { title: "Coulisses", version: "1.0.0", description: "L'API du festival" },
        components: {
          securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
        },
      },
      transformObject: jsonSchemaTransformObject,
      transform: (route) => {
        const access = route.route.config?.access ?? "public";
        const transformed = jsonSchemaTransform({
          ...route,
          schema: { ...route.schema, response: withRefusals(route.schema, access) },
        });
        return {
          ...transformed,
          schema: {
            ...transformed.schema,
            security: access === "public" ? [] : [{ bearer: [] }],
            "x-permission": access,
          },
        };
      },
    });
    let document: EncodedText | undefined;
    app.get(
      "/api/openapi.json",
      { config: { access: "authenticated" }, schema: { hide: true } },
      (request, reply) => {
        document ??= encodedText(JSON.stringify(app.swagger()));
        return sendJson(request, reply, document);
      },
    );
  },
  { name: "openapi" },
);

function withRefusals(schema: FastifySchema, access: string): Record<string, unknown> {
  const refusals =
    access === "public"
      ? { 400: refusalSchema, 429: refusalSchema }
      : { 400: refusalSchema, 401: refusalSchema, 403: refusalSchema, 429: refusalSchema };
  return { ...refusals, ...(schema.response as Record<string, unknown> | undefined) };
}
