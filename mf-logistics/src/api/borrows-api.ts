import type { borrowCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import { borrowRoutes } from "@coulisses/shared-domain/routes/logistics";
import { baseApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";

const borrows = sheetApi<typeof borrowCalls>(borrowRoutes, { tag: "Borrow" });

/** Calls of loans: the list, one sheet, creation, deletion and the edits of its fields and gear. */
export const borrowsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listBorrows: borrows.list(build, "list"),
    getBorrow: borrows.read(build),
    createBorrow: borrows.create(build),
    writeBorrow: borrows.write(build),
    removeBorrow: borrows.remove(build),
  }),
});

/** Hooks of the loans. */
export const { useListBorrowsQuery, useGetBorrowQuery, useCreateBorrowMutation, useRemoveBorrowMutation } =
  borrowsApi;
