import type { Command } from "@coulisses/shared-domain/commands/command";
import type { Lookups } from "@coulisses/shared-domain/commands/lookups";
import { borrowCommands, purchaseCommands } from "@coulisses/shared-domain/commands/logistic-commands";
import type { Call } from "@coulisses/shared-domain/contract/call";
import { borrowCalls, purchaseCalls } from "@coulisses/shared-domain/contract/logistic-sheets";
import type { FastifyInstance } from "fastify";
import { sheetRoutes } from "../festival-events/sheet-routes";
import type { CachedReads } from "../read-cache/cached-reads";
import { cachedRoute } from "../read-cache/cached-route";
import { borrowSheets } from "./borrows";
import type { LogisticSheet, LogisticSheets } from "./logistic-sheets";
import { purchaseSheets } from "./purchases";

type LogisticRoutes<S extends LogisticSheet, Add extends Call> = {
  area: LogisticSheets<S, Add>;
  list: Call;
  commands: readonly Command<S, Lookups>[];
  reads: CachedReads;
};

/** Every call about purchases, or about loans. */
function logisticSheetRoutes<S extends LogisticSheet, Add extends Call>(
  app: FastifyInstance,
  { area, list, commands, reads }: LogisticRoutes<S, Add>,
): void {
  cachedRoute(app, list, {
    tag: area.tag,
    access: area.permissions.read,
    read: ({ revisions }) => reads.body(area.revisionOf(revisions), area.listQuery),
  });
  sheetRoutes(app, { area, commands, reads });
}

/** Routes of purchases and loans. */
export function purchaseAndBorrowRoutes(app: FastifyInstance, reads: CachedReads): void {
  logisticSheetRoutes(app, {
    area: purchaseSheets,
    list: purchaseCalls.list,
    commands: purchaseCommands,
    reads,
  });
  logisticSheetRoutes(app, { area: borrowSheets, list: borrowCalls.list, commands: borrowCommands, reads });
}
