import { writeFileSync } from "node:fs";
import { register } from "tsx/esm/api";

register();
const { featureJsonSchema } = await import("../src/json-schema.ts");
writeFileSync(new URL("../feature.schema.json", import.meta.url), featureJsonSchema());
