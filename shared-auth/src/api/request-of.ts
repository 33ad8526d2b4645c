import type { Route } from "@coulisses/shared-domain/routes/route";
import type { SearchParams } from "../http/api-address";
import type { FullRequest } from "./ask";

type Value = string | number | boolean | undefined;

/** The path of a route below `/api/`, its parameters encoded; throws when one is missing. */
export function pathOf({ path }: Route, params: Record<string, Value> = {}): string {
  return path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} lacks ${name}`);
    return encodeURIComponent(value);
  });
}

/** The request of a call; arguments outside of its path, query and body are left out. */
export function requestOf(route: Route, said: unknown): FullRequest {
  const { body, query, file, version, gesture, ...params } = (said ?? {}) as Said;
  return {
    url: pathOf(route, params as Record<string, Value>),
    method: route.method,
    body: file ? formWith(file) : body,
    ...(query && { params: query }),
    version,
    ...(gesture !== undefined && { gesture }),
  };
}

type Said = Pick<FullRequest, "body" | "version" | "gesture"> & { query?: SearchParams; file?: File };

function formWith(file: File): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
}
