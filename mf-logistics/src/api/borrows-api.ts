import type { Borrow, BorrowForm } from "@coulisses/shared-domain/contract/logistic-sheets";
import { baseApi } from "@coulisses/shared-auth";
import { sheetEndpoints } from "../logistic-sheets/sheet-endpoints";

const borrowsApi = baseApi.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => {
    const sheets = sheetEndpoints<Borrow, BorrowForm>(build, { url: "logistic/borrows", tag: "Borrow" });
    return { listBorrows: sheets.list, createBorrow: sheets.create, removeBorrow: sheets.remove };
  },
});

export const { useListBorrowsQuery, useCreateBorrowMutation, useRemoveBorrowMutation } = borrowsApi;
