import { toJsonSchema } from "@valibot/to-json-schema";
import { featureSchema } from "./feature";

/**
 * The JSON Schema with which editors check a feature.json; the build has further checks that it can't
 * express.
 */
export function featureJsonSchema(): string {
  const schema = toJsonSchema(featureSchema, { errorMode: "ignore" });
  return `${JSON.stringify({ title: "What a feature app offers", ...schema }, null, 2)}\n`;
}
