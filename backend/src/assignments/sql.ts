import { sql } from "drizzle-orm";
import * as fragments from "./fragments";

// The same fragments for queries that are not prepared.
export const countedMembers = sql.raw(fragments.countedMembers);
export const friendships = sql.raw(fragments.friendships);
export const present = sql.raw(fragments.present);
export const teamIfAny = sql.raw(fragments.teamIfAny);
export const taskJson = sql.raw(fragments.taskJson);
export const assignedTo = (slot: string, demand: string) => sql.raw(fragments.assignedTo(slot, demand));
export const slotJson = (slot: string) => sql.raw(fragments.slotJson(slot));
export const isFreeFor = (someone: string, slot: string) => sql.raw(fragments.isFreeFor(someone, slot));
