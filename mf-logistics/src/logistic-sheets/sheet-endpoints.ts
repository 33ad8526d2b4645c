import type { LiveTag } from "@coulisses/shared-domain/contract/live";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";
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
    create: build.mutation<Sheet, Form>({
      query: (body) => ({ url, method: "POST", body }),
      invalidatesTags: [{ type: tag, id: LIST }],
    }),
    remove: build.mutation<null, Pick<Sheet, "id" | "version">>({
      query: ({ id, version }) => ({ url: `${url}/${id}`, method: "DELETE", version }),
      invalidatesTags: [{ type: tag, id: LIST }],
    }),
  };
}
