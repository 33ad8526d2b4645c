/** The French word for each kind of error that browsers tell: a file or a call that did not come is `network`. */
export const clientErrorKindLabels = {
  load: "Au chargement",
  render: "À l'affichage",
  error: "Dans une action",
  rejection: "Dans une promesse",
  network: "Réseau",
};
/** The kind of an error of a browser. */
export type ClientErrorKind = keyof typeof clientErrorKindLabels;

/** The shell's name wherever an app's name is asked for. */
export const SHELL_APP = "shell";

/** One version of an app, or one build of the shell. */
export type AppVersion = { app: string; version: string };

/** An error as a browser tells it, without anything about the person. */
export type ClientError = AppVersion & {
  kind: ClientErrorKind;
  /** The pattern of the page's path, such as `/fa/:id`. */
  page: string;
  message: string;
  /** One frame a line; empty where the browser gives none. */
  stack: string;
  /** The number of times that it happened since the last report. */
  count: number;
  /** The tab had no network, or calls of the API failed with 5xx, shortly before. */
  duringOutage: boolean;
};

/** Bounds of what is kept of an error, in bytes of UTF-8. */
export const clientErrorBytes = { page: 120, message: 400, stack: 4_000 };
/** The most of a report: what goes beyond waits for the next one, or is dropped. */
export const clientErrorLimits = { errors: 10, loads: 16, count: 1_000 };
/** Fewer for strangers: anybody may send them. */
export const strangerErrorLimits = { errors: 3, stackBytes: 1_000 };

/** Cuts a text to a number of bytes of UTF-8, between two characters. */
export function clippedToBytes(text: string, bytes: number): string {
  let size = 0;
  let end = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (size > bytes) return text.slice(0, end);
    end += character.length;
  }
  return text;
}

/** The pattern of a path: segments that name one thing or one person become `:id`. */
export function pagePattern(path: string): string {
  const pattern = (path.split(/[?#]/)[0] ?? "")
    .split("/")
    .map((segment) => (isWord(segment) ? segment : ":id"))
    .join("/");
  return clippedToBytes(pattern === "" ? "/" : pattern, clientErrorBytes.page);
}

/** Pages are named by lower-case words; `420` is a page of tasks. */
const isWord = (segment: string) => /^(?:[a-z-]{0,30}|420)$/.test(segment);

const address = /(?:\b[a-z][a-z-]*:\/\/|(?<=^|[\s('"]))\/?[^\s'"()]*[?#][^\s'"()]*/g;
const placeInFile = /(?::\d+){1,2}$/;

/** An address without its query and fragment; a frame's line and column stay. */
function withoutQuery(text: string): string {
  return text.replace(address, (found) => {
    // `?.` and `??` are no addresses.
    if (!/[?#][\w%]/.test(found)) return found;
    return found.replace(/[?#].*$/, "") + (placeInFile.exec(found)?.[0] ?? "");
  });
}

/** A text without queries, mail addresses, phone numbers, quoted names, passwords of addresses and tokens. */
export function withoutPersonalData(text: string): string {
  return withoutQuery(text)
    .replace(/«[^»]*»/g, "« … »")
    .replace(/\/\/[^\s/@]*@[^\s/]*/g, "//…")
    .replace(/[^\s<>"'(),;:/@]+@[^\s<>"'(),;:/]+/g, "…@…")
    .replace(/\bbearer\s+\S+/gi, "Bearer …")
    .replace(/\bey[\w-]{8,}(?:\.[\w-]+)*/g, "…")
    .replace(/(?=[\w-]*\d)[\w-]{32,}(?:\.[\w-]+)*/g, "…")
    .replace(/(?:\+33 ?|\b0)[1-9](?:[ .-]?\d{2}){4}\b/g, "…");
}

const framesOfFirefox = /^(.*?)@([a-z][a-z-]*:\/\/.*)$/;
const isFrame = (line: string) => /^at /.test(line) && /(?::\d+|<anonymous>|native)\)?$/.test(line);

/**
 * The frames of a stack in one form, `at name (address:line:column)`, whatever the browser. Addresses of this
 * site become paths; of another site, or of an extension, only its kind remains.
 */
export function framesOf(stack: string, origin: string): string {
  return stack
    .split("\n")
    .map((line) => line.trim().replace(framesOfFirefox, "at $1 ($2)"))
    .filter(isFrame)
    .map((line) =>
      (origin === "" ? line : line.replaceAll(`${origin}/`, "/")).replace(
        /\b([a-z][a-z-]*):\/\/[^\s()]*/g,
        (_, scheme: string) => (scheme.endsWith("-extension") ? `${scheme}://…:0` : "elsewhere://…:0"),
      ),
    )
    .join("\n");
}

const scriptOfApp = /\/features\/(mf-[a-z0-9-]+)\/([\w.-]+)\//;

/** The app and the version of the first script in a stack, or an address, that belongs to one. */
export function appVersionIn(stack: string): AppVersion | undefined {
  const [, app, version] = scriptOfApp.exec(stack) ?? [];
  return app === undefined || version === undefined ? undefined : { app, version };
}

/** The part of an error that is kept: bounded, and without personal data, whatever was sent. */
export function keptClientError(error: ClientError, stackBytes = clientErrorBytes.stack): ClientError {
  return {
    ...error,
    page: pagePattern(error.page),
    message: clippedToBytes(withoutPersonalData(error.message), clientErrorBytes.message),
    stack: clippedToBytes(withoutPersonalData(framesOf(error.stack, "")), stackBytes),
  };
}

/** The same for two errors that a developer would call the same: ids and amounts in the message don't count. */
export function sameErrorText({ kind, message, stack }: Pick<ClientError, "kind" | "message" | "stack">) {
  return [kind, message.replace(/\d+/g, "#"), ...stack.split("\n").slice(0, 4)].join("\n");
}
