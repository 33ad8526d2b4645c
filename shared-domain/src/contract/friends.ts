import * as z from "zod";
import type { Calls } from "./call";
import { id, idParams, identitySchema, noContent, pathId } from "./fields";

/** A friend, by id. */
export const friendFormSchema = z.object({ id: id("Ami") });

const people = z.array(identitySchema);

/** Friendship goes one way: whom a person would like to work with. */
export const friendCalls = {
  listCandidates: {
    method: "GET",
    path: "/friends",
    summary: "Qui peut être choisi comme ami",
    answers: { 200: people },
  },
  list: {
    method: "GET",
    path: "/friends/:id",
    summary: "Les amis d'une personne",
    params: idParams,
    answers: { 200: people },
  },
  add: {
    method: "POST",
    path: "/friends",
    summary: "Ajouter un ami",
    body: friendFormSchema,
    answers: { 201: identitySchema },
  },
  addTo: {
    method: "POST",
    path: "/friends/:id",
    summary: "Ajouter un ami à quelqu'un",
    params: idParams,
    body: friendFormSchema,
    answers: { 201: identitySchema },
  },
  remove: {
    method: "DELETE",
    path: "/friends/:id",
    summary: "Enlever un ami",
    params: idParams,
    answers: { 204: noContent },
  },
  removeFrom: {
    method: "DELETE",
    path: "/friends/:id/:friendId",
    summary: "Enlever un ami à quelqu'un",
    params: z.object({ id: pathId, friendId: pathId }),
    answers: { 204: noContent },
  },
} satisfies Calls;
