import type { Borrow, BorrowForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import { baseApi } from "@coulisses/shared-auth";
import { sheetApi } from "@coulisses/shared-sheets/api";

const borrows = sheetApi<Borrow, Borrow>({
  url: "logistic/borrows",
  tag: "Borrow",
  previewOf: (sheet) => sheet,
});

const borrowsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    listBorrows: borrows.list(build),
    getBorrow: borrows.read(build),
    createBorrow: borrows.create<BorrowForm, Borrow>(build),
    writeBorrow: borrows.write(build),
    removeBorrow: borrows.remove(build),
  }),
});

export const { useListBorrowsQuery, useGetBorrowQuery, useCreateBorrowMutation, useRemoveBorrowMutation } =
  borrowsApi;

export const writeBorrow = borrows.writer(borrowsApi, {
  list: "listBorrows",
  read: "getBorrow",
  write: "writeBorrow",
});
