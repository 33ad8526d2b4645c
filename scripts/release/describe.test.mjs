import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import {
  billOfMaterials,
  checksums,
  licenceList,
  merged,
  provenanceIn,
  signedProvenance,
} from "./describe.mjs";

const pem = {
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
};
const ours = generateKeyPairSync("ed25519", pem);
const others = generateKeyPairSync("ed25519", pem);
const statement = { subject: [{ name: "a.tar.gz", digest: { sha256: "00" } }] };

test("a provenance is read with the key of its signer, and with no other", () => {
  const envelope = signedProvenance(statement, ours.privateKey);
  assert.deepEqual(provenanceIn(envelope, ours.publicKey), statement);
  assert.equal(provenanceIn(envelope, others.publicKey), undefined);
});

test("a provenance that was changed after it was signed is none", () => {
  const envelope = signedProvenance(statement, ours.privateKey);
  const payload = Buffer.from(JSON.stringify({ subject: [] })).toString("base64");
  assert.equal(provenanceIn({ ...envelope, payload }, ours.publicKey), undefined);
  assert.equal(provenanceIn({ ...envelope, payloadType: "text/plain" }, ours.publicKey), undefined);
  assert.equal(provenanceIn({ ...envelope, signatures: [] }, ours.publicKey), undefined);
});

test("checksums are those that sha256sum accepts, and notice a changed file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "release-"));
  mkdirSync(path.join(folder, "a folder"));
  writeFileSync(path.join(folder, "a folder/one.txt"), "one");
  writeFileSync(path.join(folder, "two.txt"), "two");
  return checksums(folder).then((sums) => {
    assert.equal(sums.trim().split("\n").length, 2);
    writeFileSync(path.join(folder, "SHA256SUMS"), sums);
    const check = () => execFileSync("sha256sum", ["-c", "SHA256SUMS"], { cwd: folder, stdio: "pipe" });
    check();
    writeFileSync(path.join(folder, "two.txt"), "three");
    assert.throws(check);
  });
});

test("a package in two places is listed once, with its licence and its address", () => {
  const one = { name: "@a/b", version: "1.0.0", licence: "MIT", text: "Copyright A" };
  const packages = merged([
    { ...one, where: "server" },
    { ...one, where: "site" },
    { name: "c", version: "2.0.0", licence: "(MIT OR GPL-3.0)", where: "site" },
  ]);
  const { components } = billOfMaterials(packages, { version: "1", at: "2026-01-01T00:00:00Z" });
  assert.deepEqual(
    components.map(({ purl, licenses, properties }) => [
      purl,
      licenses,
      properties.map(({ value }) => value),
    ]),
    [
      ["pkg:npm/%40a/b@1.0.0", [{ license: { id: "MIT" } }], ["server", "site"]],
      ["pkg:npm/c@2.0.0", [{ expression: "(MIT OR GPL-3.0)" }], ["site"]],
    ],
  );
  assert.match(licenceList(packages), /@a\/b 1\.0\.0 \(MIT; server, site\)\n\nCopyright A/);
});
