import type { Borrow, Purchase } from "@coulisses/shared-domain/contract/logistic-sheets";

/** A purchase or a loan. */
export type LogisticSheet = Purchase | Borrow;
