import { readFile } from "node:fs/promises";
import path from "node:path";
import { hashOf, provenanceIn } from "./describe.mjs";

/** Checks that an archive is the one that the holder of a key described. */

const [archive, publicKey] = process.argv.slice(2);
if (!archive || !publicKey) {
  console.error("Usage: node scripts/release/verify.mjs <archive> <public key>");
  process.exit(2);
}
const envelope = JSON.parse(await readFile(`${archive}.intoto.json`, "utf8"));
const statement = provenanceIn(envelope, await readFile(publicKey, "utf8"));
const sha256 = await hashOf(archive);
const isIt = statement?.subject.some(
  ({ name, digest }) => name === path.basename(archive) && digest.sha256 === sha256,
);
if (!isIt) {
  console.error(
    statement ? "The archive is not the one that was signed." : "The signature is not of this key.",
  );
  process.exit(1);
}
const { resolvedDependencies } = statement.predicate.buildDefinition;
console.log(`${path.basename(archive)} is whole, made of commit ${resolvedDependencies[0].digest.gitCommit}`);
