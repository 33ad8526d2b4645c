import { keysOf } from "@coulisses/shared-domain/keys-of";
import { withoutName } from "../../users/forget-queries";
import type { Numbering } from "../numbering";
import type { Json } from "../peer";

type JsonObject = Readonly<Record<string, Json>>;

const ourNames = { firstName: "firstname", lastName: "lastname", phoneNumber: "phone" };

/** The keys under which a sheet holds the code of a team. */
const teamKeys = new Set(["team", "teams", "as", "code", "owner"]);

/**
 * A sheet as it was after an event, in our shape. Names of people get our keys at every depth: our forget-me
 * looks for them. The peer never cleans its snapshots, so people who were forgotten there become anonymous.
 */
export function importedSnapshot(snapshot: Json, ids: Numbering): Json {
  const translated = translate(snapshot, "", ids);
  return isObject(translated) ? { ...translated, version: 1 } : translated;
}

function translate(value: Json, key: string, ids: Numbering): Json {
  if (typeof value === "string") return teamKeys.has(key) ? ids.team(value) : value;
  if (isList(value)) return value.map((one) => translate(one, key, ids));
  if (!isObject(value)) return value;
  const translated = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [ourName(name), translate(one, name, ids)]),
  );
  // Contractors have names too, but their ids count within the sheet: they are no accounts.
  return key !== "contractors" && "lastname" in translated ? personOf(translated, ids) : translated;
}

const ourName = (key: string) =>
  keysOf(ourNames).reduce((name, one) => (one === name ? ourNames[one] : name), key);

function personOf(person: JsonObject, ids: Numbering): JsonObject {
  const { id: peerId } = person;
  if (typeof peerId !== "number") return person;
  const id = ids.knownPerson(peerId) ?? peerId;
  const known = { ...person, id };
  return ids.isAnonymous(peerId) ? (withoutName(known, id) as JsonObject) : known;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
