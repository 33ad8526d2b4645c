import { taskCommands } from "@coulisses/shared-domain/commands/task-commands";
import { taskCalls } from "@coulisses/shared-domain/contract/task-calls";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sheetRoutes } from "../festival-events/sheet-routes";
import { presenceRoutes } from "../live/presence/presence-routes";
import { cachedReads } from "../read-cache/cached-reads";
import { rejectionMailTo } from "./mails";
import { taskReadRoutes } from "./routes/read-routes";
import { festivalTaskSheets, taskTelling } from "./sheets";
import { slotMoveRoutes } from "./slot-moves/slot-move-routes";

/** The number of sheets and lists kept in memory. */
const KEPT_READS = 1_000;

/** Every call about festival tasks. */
export const festivalTaskRoutes: FastifyPluginAsyncZod = async (app) => {
  const { connection, environment } = app.services;
  const reads = cachedReads(connection, { limit: KEPT_READS });
  await app.register(taskReadRoutes, { reads });

  sheetRoutes(app, {
    area: festivalTaskSheets,
    reads,
    commands: taskCommands,
    undoCalls: taskCalls,
    letters: new Map([[taskCalls.reject, rejectionMailTo(environment.publicUrl)]]),
    telling: taskTelling,
  });
  await app.register(slotMoveRoutes);
  presenceRoutes(app, { area: festivalTaskSheets, calls: taskCalls, type: "FestivalTask", reads });
};
