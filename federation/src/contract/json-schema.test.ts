import { readFileSync } from "node:fs";
import path from "node:path";
import { featureJsonSchema } from "./json-schema";

test("editors check feature.json against the schema that the build checks (else: npm run schema)", () => {
  const file = path.join(__dirname, "../../feature.schema.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(featureJsonSchema()));
});
