import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie } from "cspell-trie-lib";
import { root } from "../lib/root.mjs";

const trie = path.join(root, "node_modules/@cspell/dict-fr-fr/fr-fr.trie.gz");
const dictionary = decodeTrie(gunzipSync(readFileSync(trie)));
const own = new Set(
  readFileSync(path.join(import.meta.dirname, "words.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#")),
);

const elided = /^(l|d|j|t|s|m|n|c|qu|jusqu|lorsqu|puisqu|quelqu|presqu)['’]/i;
/** An address, a path or a name in code. */
const isNoWord = /[/_@{}<>=#\\$&]|\p{L}\.\p{L}|\d/u;

/** Our words are known as written; a French word may begin a sentence. */
const knows = (word) =>
  own.has(word) || [word, word.toLowerCase()].some((form) => dictionary.hasWord(form, true));

/** « affecté·e·s » is right when « affecté » is, « rendez-vous » when its whole or its parts are. */
function isRight(word) {
  const [stem] = word.split("·");
  if (stem.length < 3 || stem === stem.toUpperCase() || knows(stem)) return true;
  const parts = stem.split("-");
  return parts.length > 1 && parts.every((part) => part.length < 3 || knows(part));
}

/** Words of a text that are neither French nor the festival's. */
export function misspelt(text) {
  return text
    .split(/[\s\u00a0\u202f]+/)
    .filter((token) => !isNoWord.test(token))
    .flatMap((token) => token.match(/[\p{L}·'’-]+/gu) ?? [])
    .map((token) => token.replace(elided, "").replace(/^['’-]+|['’·-]+$/g, ""))
    .filter((word) => word !== "" && !isRight(word));
}
