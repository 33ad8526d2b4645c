import { healthRoutes } from "../routes/administration";
import * as z from "zod";
import { answering, withSchemas } from "./call";

/** `degraded`: people are served, but something needs repair. */
export const checkStateSchema = z.enum(["ok", "degraded", "failing"]);
/** The state of one thing that the server needs. */
export type CheckState = z.infer<typeof checkStateSchema>;

/** Also the body of a 503. */
export const readinessSchema = z.object({
  status: z.enum(["ready", "not ready"]),
  checks: z.record(z.string(), checkStateSchema),
});

/** Calls for the monitoring of the server. */
export const healthCalls = withSchemas(healthRoutes, {
  health: answering(
    "Le serveur vit-il",
    z.object({ status: z.literal("ok"), database: z.enum(["up", "down"]) }),
  ),
  ready: answering("Peut-on lui envoyer du monde ; 503 sinon", readinessSchema),
});
