import { toJsonSchema } from "@valibot/to-json-schema";
import { featureSchema } from "./feature";

/** What an editor checks a feature.json against; checks that JSON Schema can't say stay with the build. */
export function featureJsonSchema(): string {
  const schema = toJsonSchema(featureSchema, { errorMode: "ignore" });
  return `${JSON.stringify({ title: "What a feature app offers", ...schema }, null, 2)}\n`;
}
