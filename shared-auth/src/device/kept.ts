import { observable } from "../observable";
import { moveFormerKeys } from "./former-keys";

/** How long a browser keeps an entry: until its tab is closed, or as long as the device has it. */
type KeptScope = "tab" | "device";
/** A person's id: their entries go when they log out. Entries of `all` belong to the device and stay. */
export type KeptOwner = number | "all";

/** A kind of entry: its name, where it is kept, and the check that each value passes when it is read. */
type KeptKind<Value> = {
  name: string;
  scope: KeptScope;
  isValue: (value: unknown) => value is Value;
  /** Milliseconds after which a value counts as absent. @default for ever */
  lasts?: number;
  /** The name is the whole key and the value its bare text: the specification names a few keys. */
  bare?: boolean;
};

/** One entry of an owner. */
export type KeptPlace<Value> = {
  /** The value; none when it is absent, too old, or of another form. */
  read: () => Value | undefined;
  /** Writes it, or removes it when undefined. False: this page alone knows it, for the browser stores no more. */
  write: (value: Value | undefined) => boolean;
  /** The text as it is stored, the same as long as the entry is. */
  text: () => string | undefined;
};

/** A kind of entry with its places. */
export type Kept<Value> = {
  /** The entry of an owner; `detail` tells apart several of one kind. */
  of: (owner: KeptOwner, detail?: string | number) => KeptPlace<Value>;
  /** Every readable value of this kind, of all owners. */
  all: () => Value[];
  parse: (text: string | undefined) => Value | undefined;
};

const PREFIX = "coulisses:";
const prefixOf = (owner: KeptOwner) => `${PREFIX}${String(owner)}:`;
const scopes: readonly KeptScope[] = ["tab", "device"];

/** Entries that the browser refused to store, by key: they last as long as the page. */
const unstored = { tab: new Map<string, string>(), device: new Map<string, string>() };
/** Grows with each change of this tab or another one. */
const changes = observable(0);
const tell = () => changes.set(changes.current() + 1);

/** Answers `otherwise` where the browser forbids its storage, or stores no more. */
function inStorage<Answer>(scope: KeptScope, act: (storage: Storage) => Answer, otherwise: Answer): Answer {
  try {
    return act(scope === "tab" ? sessionStorage : localStorage);
  } catch {
    return otherwise;
  }
}

scopes.forEach((scope) => inStorage(scope, moveFormerKeys, undefined));

function readText(scope: KeptScope, key: string): string | undefined {
  return unstored[scope].get(key) ?? inStorage(scope, (storage) => storage.getItem(key), null) ?? undefined;
}

function writeText(scope: KeptScope, key: string, text: string | undefined): boolean {
  unstored[scope].delete(key);
  const isStored = inStorage(
    scope,
    (storage) => {
      if (text === undefined) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    },
    false,
  );
  if (!isStored && text !== undefined) unstored[scope].set(key, text);
  tell();
  return isStored;
}

const keysOf = (scope: KeptScope) => [
  ...new Set([...inStorage(scope, Object.keys, []), ...unstored[scope].keys()]),
];

/** Declares a kind of entry; each is declared once, where it is used. */
export function kept<Value>({ name, scope, isValue, lasts, bare }: KeptKind<Value>): Kept<Value> {
  const parse = (text: string | undefined): Value | undefined => {
    if (text === undefined) return undefined;
    try {
      const { at, value } = (bare ? { at: 0, value: text } : JSON.parse(text)) as {
        at: number;
        value: unknown;
      };
      const isPast = lasts !== undefined && !(Date.now() - at < lasts);
      return isValue(value) && !isPast ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const isOfThisKind = new RegExp(`^${PREFIX}[^:]+:${name}(:|$)`);
  return {
    of(owner, detail) {
      const key = bare ? name : prefixOf(owner) + name + (detail === undefined ? "" : `:${String(detail)}`);
      return {
        read: () => parse(readText(scope, key)),
        write: (value) =>
          writeText(
            scope,
            key,
            value === undefined || bare
              ? (value as string | undefined)
              : JSON.stringify({ at: Date.now(), value }),
          ),
        text: () => readText(scope, key),
      };
    },
    all: () =>
      keysOf(scope)
        .filter((key) => isOfThisKind.test(key))
        .map((key) => parse(readText(scope, key)))
        .filter((value) => value !== undefined),
    parse,
  };
}

/** Calls back when another tab has changed something; returns the function that stops listening. */
export function hearOtherTabs(look: () => void): () => void {
  window.addEventListener("storage", look);
  return () => window.removeEventListener("storage", look);
}

/** Calls back when something that is kept changes, in this tab or another one. */
export function subscribeToKept(look: () => void): () => void {
  const stops = [hearOtherTabs(look), changes.subscribe(look)];
  return () => stops.forEach((stop) => stop());
}

/** True when the device keeps an entry of this name, with any content. */
export const isKept = (owner: KeptOwner, name: string): boolean =>
  readText("device", prefixOf(owner) + name) !== undefined;

/** Leaves nothing of a person on this device, or in this tab alone. */
export function forgetKeptOf(person: number, where: readonly KeptScope[] = scopes): void {
  for (const scope of where) forget(scope, (key) => key.startsWith(prefixOf(person)));
}

/** Leaves nothing in this tab of any person but this one. */
export function forgetOthersInTab(person: number): void {
  const isOfAnother = (key: string) => /^coulisses:\d+:/.test(key) && !key.startsWith(prefixOf(person));
  forget("tab", isOfAnother);
}

function forget(scope: KeptScope, which: (key: string) => boolean): void {
  for (const key of keysOf(scope).filter(which)) writeText(scope, key, undefined);
}

/** Checks a text. */
export const isText = (value: unknown): value is string => typeof value === "string";
