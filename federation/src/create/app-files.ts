import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { CONTRACT } from "../contract/contract";
import { type FeatureDeclaration, featureSchema, issuesOf } from "../contract/feature";
import { Refusal } from "../publish/site/refusal";

const TEMPLATE = path.resolve(import.meta.dirname, "../../template");
const SUFFIX = ".template";

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The forms of an app's name in the templates, by the word between braces: `{{Topic}}`. */
function wordsOf(name: string): Record<string, string> {
  const topic = name.replace(/^mf-/, "");
  const words = topic.split("-");
  const Topic = words.map(capitalized).join("");
  return {
    name,
    topic,
    Topic,
    camel: Topic.charAt(0).toLowerCase() + Topic.slice(1),
    words: words.join(" "),
    title: capitalized(words.join(" ")),
    contract: String(CONTRACT),
  };
}

/**
 * Every file of a new feature app with one page, by its path in the repository: the app's own, and its part
 * of `shared-domain`. They are the files of `federation/template`, with the app's name put in.
 */
export function appFiles(name: string): Record<string, string> {
  const words = wordsOf(name);
  const named = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, word: string) => {
      const value = words[word];
      if (value === undefined) throw new Error(`The templates know no {{${word}}}.`);
      return value;
    });
  const templates = readdirSync(TEMPLATE, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(SUFFIX),
  );
  return Object.fromEntries(
    templates.map((template) => {
      const file = template
        .slice(0, -SUFFIX.length)
        .split(path.sep)
        .join("/")
        .replace(/^app\//, `${name}/`)
        .replaceAll("__topic__", words.topic ?? "");
      return [file, named(readFileSync(path.join(TEMPLATE, template), "utf8"))];
    }),
  );
}

/** The declaration in the `feature.json` of a new app. Throws a Refusal when it is none, as with an impossible name. */
export function declaredIn(text = "{}"): FeatureDeclaration {
  const parsed = v.safeParse(featureSchema, JSON.parse(text));
  if (!parsed.success) throw new Refusal(issuesOf(parsed.issues));
  return parsed.output;
}
