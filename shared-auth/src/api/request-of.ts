import type { Route } from "@coulisses/shared-domain/routes/route";
import type { SearchParams } from "../http/api-address";
import type { FullRequest } from "./ask";

type Value = SearchParams[string];

/** The path of a route below `/api/`, its parameters encoded; throws when one is missing. */
export function pathOf({ path }: Route, params: Record<string, Value> = {}): string {
  return path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} lacks ${name}`);
    return encodeURIComponent(value);
  });
}

/** The request that makes a call: what its path doesn't name goes into the query. */
export function requestOf(route: Route, said: unknown): FullRequest {
  const { body, file, version, gesture, ...params } = (said ?? {}) as Record<string, unknown> &
    Pick<FullRequest, "body" | "version" | "gesture"> & { file?: File };
  const named = Object.entries(params as SearchParams);
  const inPath = (name: string) => new RegExp(`:${name}\\b`).test(route.path);
  return {
    url: pathOf(route, params as SearchParams),
    method: route.method,
    body: file ? formWith(file) : body,
    params: Object.fromEntries(named.filter(([name]) => !inPath(name))),
    version,
    ...(gesture !== undefined && { gesture }),
  };
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
}
