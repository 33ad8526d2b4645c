import { friendRoutes } from "../routes/users";
import * as z from "zod";
import { withSchemas } from "./call";
import { id, idParams, identitySchema, noContent, pathId } from "./fields";

/** A friend, by id. */
export const friendFormSchema = z.object({ id: id("Ami") });

const people = z.array(identitySchema);

/** Calls of friendships, which go one way: the people that a person would like to work with. */
export const friendCalls = withSchemas(friendRoutes, {
  listCandidates: {
    summary: "Qui peut être choisi comme ami",
    answers: { 200: people },
  },
  list: {
    summary: "Les amis d'une personne",
    params: idParams,
    answers: { 200: people },
  },
  add: {
    summary: "Ajouter un ami",
    body: friendFormSchema,
    answers: { 201: identitySchema },
  },
  addTo: {
    summary: "Ajouter un ami à quelqu'un",
    params: idParams,
    body: friendFormSchema,
    answers: { 201: identitySchema },
  },
  remove: {
    summary: "Enlever un ami",
    params: idParams,
    answers: { 204: noContent },
  },
  removeFrom: {
    summary: "Enlever un ami à quelqu'un",
    params: z.object({ id: pathId, friendId: pathId }),
    answers: { 204: noContent },
  },
});
