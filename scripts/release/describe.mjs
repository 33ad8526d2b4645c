import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { readPackage } from "./server-files.mjs";
import { licenceText } from "./site-packages.mjs";

/** The name, version and licence of each package, by the folders where they lie. */
export async function described(folders, where) {
  const packages = await Promise.all(
    [...new Set(folders)].sort().map(async (folder) => {
      const { name, version, license } = await readPackage(folder).catch(() => ({}));
      if (name === undefined || version === undefined) return undefined;
      const licence = typeof license === "string" ? license : (license?.type ?? "see its text");
      return { name, version, licence, where, text: await licenceText(folder) };
    }),
  );
  return packages.filter((one) => one !== undefined);
}

/** One package once, with all places where it is. */
export function merged(packages) {
  const byName = new Map();
  for (const one of packages) {
    const key = `${one.name}@${one.version}`;
    const known = byName.get(key);
    byName.set(key, { ...one, places: [...new Set([...(known?.places ?? []), one.where])] });
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const licenceList = (packages) =>
  packages
    .map(({ name, version, licence, places, text }) =>
      [`${name} ${version} (${licence}; ${places.join(", ")})`, text?.trim() ?? ""].join("\n\n").trim(),
    )
    .join(`\n\n${"-".repeat(78)}\n\n`);

/** CycloneDX 1.6. */
export const billOfMaterials = (packages, { version, at }) => ({
  $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: {
    timestamp: at,
    component: { type: "application", name: "coulisses", version, "bom-ref": `coulisses@${version}` },
  },
  components: packages.map(({ name, version: its, licence, places }) => {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${its}`;
    return {
      type: "library",
      "bom-ref": purl,
      name,
      version: its,
      purl,
      licenses: [
        /[ ()]/.test(licence)
          ? { expression: licence.replace(/^see .*/, "NOASSERTION") }
          : { license: { id: licence } },
      ],
      properties: places.map((value) => ({ name: "coulisses:place", value })),
    };
  }),
});

export async function hashOf(file) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** As `sha256sum -c` reads it. */
export async function checksums(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const lines = [];
  for (const file of files) lines.push(`${await hashOf(path.join(folder, file))}  ${file}`);
  return `${lines.join("\n")}\n`;
}

const payloadType = "application/vnd.in-toto+json";
const signedPart = (payload) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload]);

/** An in-toto statement of how the archive was made, in a DSSE envelope signed by this key (Ed25519, PEM). */
export function signedProvenance(statement, privateKey) {
  const payload = Buffer.from(JSON.stringify(statement));
  const sig = sign(null, signedPart(payload), createPrivateKey(privateKey)).toString("base64");
  return { payloadType, payload: payload.toString("base64"), signatures: [{ sig }] };
}

/** The statement in an envelope; undefined when this key did not sign it. */
export function provenanceIn({ payloadType: type, payload, signatures }, publicKey) {
  const content = Buffer.from(payload, "base64");
  const key = createPublicKey(publicKey);
  const isSigned =
    type === payloadType &&
    signatures.some(({ sig }) => verify(null, signedPart(content), key, Buffer.from(sig, "base64")));
  return isSigned ? JSON.parse(content.toString("utf8")) : undefined;
}
