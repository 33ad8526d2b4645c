import { healthRoutes } from "../routes/health";
import * as z from "zod";
import { withSchemas } from "./call";

/** `degraded`: something is to be mended, and people are served all the same. */
export const checkStateSchema = z.enum(["ok", "degraded", "failing"]);
/** How one thing that the server needs is. */
export type CheckState = z.infer<typeof checkStateSchema>;

/** Also the body of a 503. */
export const readinessSchema = z.object({
  status: z.enum(["ready", "not ready"]),
  checks: z.record(z.string(), checkStateSchema),
});

/** For whoever runs the server. */
export const healthCalls = withSchemas(healthRoutes, {
  health: {
    summary: "Le serveur vit-il",
    answers: { 200: z.object({ status: z.literal("ok"), database: z.enum(["up", "down"]) }) },
  },
  ready: {
    summary: "Peut-on lui envoyer du monde ; 503 sinon",
    answers: { 200: readinessSchema },
  },
});
