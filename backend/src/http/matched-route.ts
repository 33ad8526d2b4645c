import type { FastifyRequest } from "fastify";

/**
 * True for a call of the API, by the route that answers it: for the router `/%61pi/login` is `/api/login`. A
 * request without route counts as a call of the API.
 */
export function isApiCall({ routeOptions }: Pick<FastifyRequest, "routeOptions">): boolean {
  return routeOptions.url === undefined || /^\/api(\/|$)/.test(routeOptions.url);
}
