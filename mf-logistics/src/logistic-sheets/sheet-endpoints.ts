import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
import type { SheetEdit } from "@coulisses/shared-sheets/edit";
import type { LogisticSheet } from "./logistic-sheet";

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]["endpoints"]>[0];

/** The calls that purchases and loans have alike; each file of `api/` gives them their names. */
export function sheetEndpoints<Sheet extends LogisticSheet, Form>(
  build: Build,
  { url, tag }: { url: string; tag: LiveTag["type"] },
) {
  return {
    list: build.query<Sheet[], NoArgument>({
      query: () => url,
      providesTags: [{ type: tag, id: LIST }],
    }),
    read: build.query<Sheet, number>({
      query: (id) => `${url}/${id}`,
      providesTags: (_result, _error, id) => [{ type: tag, id }],
      // A read that crossed a write on the wire must not bring the older sheet back.
      merge: (known, read) => (read.version < known.version ? known : read),
    }),
    create: build.mutation<Sheet, Form>({
      query: (body) => ({ url, method: "POST", body }),
      invalidatesTags: [{ type: tag, id: LIST }],
    }),
    /** The answer is the whole sheet; failures are told by the caller, which may simply retry. */
    write: build.mutation<Sheet, { id: number; version: number; edit: SheetEdit<Sheet> }>({
      query: ({ id, version, edit: { method, path, body } }) => ({
        url: path === "" ? `${url}/${id}` : `${url}/${id}/${path}`,
        method,
        body,
        version,
      }),
      extraOptions: { silent: true },
      invalidatesTags: (answer) => (answer ? [{ type: tag, id: LIST }] : []),
    }),
    remove: build.mutation<null, Pick<Sheet, "id" | "version">>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: "DELETE", version }),
      extraOptions: { silent: true },
      invalidatesTags: [{ type: tag, id: LIST }],
    }),
  };
}
