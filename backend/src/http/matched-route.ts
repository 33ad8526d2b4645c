import type { FastifyRequest } from "fastify";

/**
 * Whether this calls the API, by the route that answers it: `/%61pi/login` is `/api/login` to the router,
 * whatever the address looks like. A request that matches no route counts as a call of the API.
 */
export function isApiCall({ routeOptions }: Pick<FastifyRequest, "routeOptions">): boolean {
  return routeOptions.url === undefined || /^\/api(\/|$)/.test(routeOptions.url);
}
