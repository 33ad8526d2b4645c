import { badInput } from "@coulisses/shared-domain/festival-error";
import fp from "fastify-plugin";

/** `\u0000`, or half of a surrogate pair: PostgreSQL stores neither. */
const suspect = /\\u(0000|d[89a-f])/i;
const nul = "\u0000";
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Twice the depth of our deepest form. Bounded because code that walks through a value recurses at each
 * level.
 */
const DEEPEST = 32;

/** Parses JSON bodies; an empty body is none, and characters that no text may hold are refused. */
export const jsonBody = fp(
  (app, _options, done) => {
    app.removeContentTypeParser(["application/json", "text/plain"]);
    app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, parsed) => {
      const text = body.toString();
      if (text === "") {
        parsed(null, undefined);
        return;
      }
      try {
        const value = parse(text);
        if (isDeeper(value, DEEPEST)) throw badInput("Le contenu envoyé a trop de niveaux");
        parsed(null, suspect.test(text) || text.includes(nul) ? cleaned(value) : value);
      } catch (error) {
        parsed(error as Error);
      }
    });
    app.addHook("onRequest", (request, _reply, next) => {
      next(holdsNul(request.params) || holdsNul(request.query) ? forbiddenCharacter() : undefined);
    });
    done();
  },
  { name: "json-body" },
);

function parse(text: string): unknown {
  try {
    return text.includes("__proto__") ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch {
    throw badInput("Le contenu envoyé n'est pas du JSON valable");
  }
}

function withoutPrototype(key: string, value: unknown): unknown {
  return key === "__proto__" ? undefined : value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

/** True when the address, decoded, holds a NUL. */
function holdsNul(values: unknown): boolean {
  return Object.entries(values ?? {}).some((part) => part.some((text) => String(text).includes(nul)));
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") {
    if (value.includes(nul)) throw forbiddenCharacter();
    return value.replace(loneSurrogate, "\ufffd");
  }
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}

function forbiddenCharacter() {
  return badInput("Un texte contient un caractère interdit");
}
