import type { EditionCounts } from "@coulisses/shared-domain/statistics/progress";
import { baseApi, LIST, type NoArgument } from "@coulisses/shared-auth";

const kept = { type: "Statistics", id: LIST } as const;

/** What is kept of the editions that are over. */
export const {
  useListEditionsQuery,
  useSaveEditionMutation,
  useImportEditionMutation,
  useCloseEditionMutation,
  useForgetEditionMutation,
} = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listEditions: build.query<EditionCounts[], NoArgument>({
      query: () => "statistics/editions",
      providesTags: [kept],
    }),
    saveEdition: build.mutation<EditionCounts, EditionCounts>({
      query: ({ edition, counts }) => ({
        url: `statistics/editions/${edition}`,
        method: "PUT",
        body: { counts },
      }),
      invalidatesTags: [kept],
      extraOptions: { silent: true },
    }),
    importEdition: build.mutation<EditionCounts, { edition: number; file: File }>({
      query: ({ edition, file }) => {
        const body = new FormData();
        body.set("file", file);
        return { url: `statistics/editions/${edition}/import`, method: "POST", body };
      },
      invalidatesTags: [kept],
      extraOptions: { silent: true },
    }),
    closeEdition: build.mutation<EditionCounts, number>({
      query: (edition) => ({ url: `statistics/editions/${edition}/close`, method: "POST" }),
      invalidatesTags: [kept],
    }),
    forgetEdition: build.mutation<null, number>({
      query: (edition) => ({ url: `statistics/editions/${edition}`, method: "DELETE" }),
      invalidatesTags: [kept],
    }),
  }),
});
