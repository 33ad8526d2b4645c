import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifySchema } from "fastify";
import fp from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { refusalSchema } from "@coulisses/shared-domain/contract/error";

/** The page that shows the document uses inline styles. */
const docsPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** The whole API as data, with the permission of each route. */
export const openApi = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: "3.1.0",
        info: { title: "Coulisses", version: "1.0.0", description: "L'API du festival" },
        servers: [{ url: "/" }],
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
    await app.register(async (docs) => {
      docs.addHook("onRoute", (route) => {
        route.config = { ...route.config, access: "public" };
      });
      await docs.register(swaggerUi, {
        routePrefix: "/api/docs",
        staticCSP: docsPolicy,
        uiConfig: { url: "/api/openapi.json", docExpansion: "none" },
      });
    });
    app.get("/api/openapi.json", { config: { access: "public" }, schema: { hide: true } }, () =>
      app.swagger(),
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
