import type { Borrow, BorrowForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import { baseApi } from "@coulisses/shared-auth";
import { sheetEndpoints } from "../logistic-sheets/sheet-endpoints";
import { writerOf } from "../logistic-sheets/writer-of";

const borrowsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => {
    const sheets = sheetEndpoints<Borrow, BorrowForm>(build, { url: "logistic/borrows", tag: "Borrow" });
    return {
      listBorrows: sheets.list,
      getBorrow: sheets.read,
      createBorrow: sheets.create,
      writeBorrow: sheets.write,
      removeBorrow: sheets.remove,
    };
  },
});

export const { useListBorrowsQuery, useGetBorrowQuery, useCreateBorrowMutation, useRemoveBorrowMutation } =
  borrowsApi;

export const writeBorrow = writerOf<Borrow>({
  read: borrowsApi.endpoints.getBorrow,
  write: borrowsApi.endpoints.writeBorrow,
  keep: (sheet) => borrowsApi.util.updateQueryData("getBorrow", sheet.id, () => sheet),
});
