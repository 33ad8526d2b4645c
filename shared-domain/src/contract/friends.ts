import { friendRoutes } from "../routes/users";
import * as z from "zod";
import { answering, creating, done, withSchemas } from "./call";
import { id, idParams, identitySchema, pathId } from "./fields";

/** A friend, by id. */
export const friendFormSchema = z.object({ id: id("Ami") });

const people = z.array(identitySchema);

/** Calls of friendships, which go one way: the people that a person would like to work with. */
export const friendCalls = withSchemas(friendRoutes, {
  listCandidates: answering("Qui peut être choisi comme ami", people),
  list: answering("Les amis d'une personne", people, { params: idParams }),
  add: creating("Ajouter un ami", identitySchema, { body: friendFormSchema }),
  addTo: creating("Ajouter un ami à quelqu'un", identitySchema, { params: idParams, body: friendFormSchema }),
  remove: done("Enlever un ami", { params: idParams }),
  removeFrom: done("Enlever un ami à quelqu'un", { params: z.object({ id: pathId, friendId: pathId }) }),
});
