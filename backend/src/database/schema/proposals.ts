import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { ProposalLimits } from "@coulisses/shared-domain/proposal/limits";
import type { ProposalProblem, ProposalWeights } from "@coulisses/shared-domain/proposal/problem";
import { instant, slotKey } from "./columns";
import { passingPersonId, personId } from "./people";

/** Proposals of assignment, computed by the queue for those who assign. */
export const proposals = pgTable(
  "proposals",
  {
    id: uuid().primaryKey(),
    requestedBy: passingPersonId(),
    weights: jsonb().$type<ProposalWeights>().notNull(),
    seed: integer().notNull(),
    /** True when it may take people off their present slots. */
    mayMove: boolean().notNull(),
    /** The slots that it covers; null for all. */
    limits: jsonb().$type<ProposalLimits>(),
    status: text({ enum: ["WAITING", "RUNNING", "DONE", "CANCELLED", "FAILED"] })
      .notNull()
      .default("WAITING"),
    /** The problem as read at the start of the computation, so that a restart gives the same proposal. */
    problem: jsonb().$type<ProposalProblem>(),
    /** The solver's state, for a restart. */
    checkpoint: jsonb(),
    deadlineSeconds: integer().notNull().default(60),
    /** True once a person wants the best one so far. */
    isEnough: boolean().notNull().default(false),
    /** True when it was taken before all was tried. */
    isCut: boolean().notNull().default(false),
    /** From 0 to 1000. */
    progress: integer().notNull().default(0),
    /** The value of the best proposal so far, and a bound that none can exceed; in points. */
    value: doublePrecision(),
    bound: doublePrecision(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  () => [
    check("proposals_status", sql`status in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')`),
    check("proposals_progress", sql`progress between 0 and 1000`),
    check("proposals_deadline", sql`deadline_seconds between 1 and 180`),
  ],
);

/** One acceptance of lines of a proposal; it is undone as a whole. */
export const proposalAcceptances = pgTable(
  "proposal_acceptances",
  {
    id: uuid().primaryKey(),
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    acceptedBy: passingPersonId(),
    acceptedAt: instant().notNull().defaultNow(),
    undoneAt: instant(),
  },
  (acceptance) => [index().on(acceptance.proposalId)],
);

/**
 * The lines of a proposal against the day it was computed: a person gains or loses a slot. The slot may be
 * removed meanwhile: the line stays, and is left out when it is accepted.
 */
export const proposalLines = pgTable(
  "proposal_lines",
  {
    proposalId: uuid()
      .notNull()
      .references(() => proposals.id, { onDelete: "cascade" }),
    /** In reading order. */
    rank: integer().notNull(),
    kind: text({ enum: ["GAIN", "LOSS"] }).notNull(),
    ...slotKey(),
    userId: personId(),
    teamCode: varchar({ length: 20 }).notNull(),
    /** The reason, in French. */
    reason: text().notNull(),
    acceptanceId: uuid(),
  },
  (line) => [
    primaryKey({ columns: [line.proposalId, line.rank] }),
    foreignKey({ columns: [line.acceptanceId], foreignColumns: [proposalAcceptances.id] }).onDelete(
      "set null",
    ),
    index().on(line.userId),
    index().on(line.acceptanceId),
    check("proposal_lines_kind", sql`${line.kind} in ('GAIN', 'LOSS')`),
  ],
);
