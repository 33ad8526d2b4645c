import type { FastifyRequest } from "fastify";

/**
 * Whether this calls the API, by the route that answers it: `/%61pi/login` is `/api/login` to the router,
 * whatever the address looks like. An address of nothing counts as a call.
 */
export function isApiCall({ routeOptions }: Pick<FastifyRequest, "routeOptions">): boolean {
  return routeOptions.url === undefined || /^\/api(\/|$)/.test(routeOptions.url);
}
