import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { register } from "tsx/esm/api";

register();
const { featureJsonSchema } = await import("../src/contract/json-schema.ts");
const file = fileURLToPath(new URL("../feature.schema.json", import.meta.url));
const style = await resolveConfig(file);
writeFileSync(file, await format(featureJsonSchema(), { ...style, filepath: file }));
