import * as v from "valibot";
import type { ComponentType } from "react";
import { cardEntries } from "./cards";
import { featureName, kebab, link, pagePath, text } from "./texts";

/** The files of its app and the shared modules of the shell that a page or a card needs. */
export const needsSchema = v.object({ files: v.array(v.string()), shared: v.array(v.string()) });

/** The files and shared modules of one page or card. */
export type Needs = v.InferOutput<typeof needsSchema>;

export { CONTRACT } from "./contract";

const countEntries = {
  /** An API path, without /api, that answers a bare number; 0 shows nothing. */
  request: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]*$/, "is an API path without /api")),
  /** The count is read only by holders of this permission. */
  permission: kebab,
  /** The live tags that make the count stale: a type, `Candidate`, or one thing of it, `Candidate:STAFF`. */
  tags: v.array(text),
};
const badge = v.strictObject(countEntries);

const todoRequest = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/:-]*$/, "is an API path without /api"));

const todoEntries = {
  ...countEntries,
  request: todoRequest,
  /** An API path that answers since when the oldest of that work waits, or null; with the `tags` of the count. */
  oldest: v.optional(todoRequest),
  /** The counted work in the singular and in the plural, in French, after its number. */
  one: text,
  many: text,
  icon: kebab,
  /** Where it is done; `:userId` is the person logged in. */
  link,
  /** Work of teams: a line for each of them that the person is a member of, `:team` in request and link. */
  teams: v.optional(v.array(kebab)),
  /** The lowest comes first. */
  order: v.number(),
};

const findEntries = {
  /** An API path, without /api, that answers the things as `{ id, name }`. */
  request: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/-]*$/, "is an API path without /api")),
  /** The things are searched only by holders of this permission. */
  permission: kebab,
  /** The live tags that make the list stale, as of a count. */
  tags: v.array(text),
  /** The kind in the plural, in French, above what is found of it. */
  title: text,
  /** Before the number of a thing that people know by it: FA for « FA 12 ». */
  prefix: v.optional(text),
  icon: kebab,
  /** Where a thing is; `:id` and `:name` are its own. */
  link,
  /** The lowest comes first. */
  order: v.number(),
};

const actionEntries = {
  /** The action, in French: « Créer une FA ». */
  title: text,
  icon: kebab,
  permission: kebab,
  /** Where it begins. */
  link,
  keywords: v.optional(v.array(kebab)),
};

/** The groups of the menu, in their order. */
export const menuGroups = [
  "mine",
  "sheets",
  "people",
  "assignment",
  "field",
  "gear",
  "money",
  "settings",
] as const;

/** Groups that apps of contract 3 name, and those that their pages stand in now. */
const formerGroups = { main: "mine", administration: "settings", logistics: "gear" } as const;

const writtenMenu = v.strictObject({ group: v.picklist(menuGroups), order: v.number() });
const readMenu = v.object({
  group: v.pipe(
    v.picklist([...menuGroups, "main", "administration", "logistics"]),
    v.transform((group) =>
      group === "main" || group === "administration" || group === "logistics" ? formerGroups[group] : group,
    ),
  ),
  order: v.number(),
});

const pageEntries = {
  path: pagePath,
  title: text,
  shortTitle: v.optional(text),
  icon: kebab,
  permission: v.optional(kebab),
  mobile: v.boolean(),
  favorite: v.optional(v.boolean()),
  keywords: v.optional(v.array(kebab)),
  badge: v.optional(badge),
  /** The page has a place in the bar of a phone while this counts anything, for those without « Plus ». */
  bar: v.optional(badge),
  /** Open without login, and without the layout. */
  public: v.optional(v.boolean()),
};

/** A parameter looks like `:userId`, or like `:task.id` where it is a field of an answer. */
const readPath = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]*(\/([a-z0-9-]+|:[A-Za-z0-9.]+))*$/,
    "is an API path without /api, like users/:userId/assignments",
  ),
);

const aheadEntries = {
  /** `:userId` is the person logged in. */
  path: readPath,
  /** One more read for each element of the answer, with the element's fields as its parameters. */
  each: v.optional(readPath),
  /** The element's field that says when it ends: those that are past are passed over. */
  until: v.optional(text),
};

function offlineEntries<Ahead extends v.GenericSchema>(ahead: Ahead) {
  return {
    /** Answers kept apart from what else is read, and given after a second without network; any value fills a parameter. */
    reads: v.array(readPath),
    /** The page that shows them; its code is kept as well. */
    page: v.optional(pagePath),
    /** Reads done ahead, on any page, for those who may open this one. */
    ahead: v.optional(v.array(ahead)),
  };
}

const unsentEntries = {
  /** The name under which the app keeps it on the device. */
  name: kebab,
  /** Work that a logout would lose, in French. */
  label: text,
  /** A notice on every page but these, with a link to the first one. */
  reminder: v.optional(text),
  link: v.optional(text),
  pages: v.array(pagePath),
};

/** Strict for the author of a page: a misspelt key is refused rather than ignored. */
const writtenPage = v.strictObject({ ...pageEntries, menu: v.optional(writtenMenu) });
const writtenCard = v.strictObject(cardEntries);

/** Lenient, for an open tab: a key of a newer site is ignored. */
export const pageSchema = v.object({ ...pageEntries, menu: v.optional(readMenu) });
const cardSchema = v.object(cardEntries);

type PageSchema = typeof writtenPage | typeof pageSchema;
type CardSchema = typeof writtenCard | typeof cardSchema;

function declaration<Page extends PageSchema, Card extends CardSchema>(page: Page, card: Card) {
  return {
    name: featureName,
    contract: v.pipe(v.number(), v.integer(), v.minValue(1)),
    pages: v.pipe(
      v.array(page),
      v.check((pages) => unique(pages.map(({ path }) => path)), "a path is declared twice"),
    ),
    cards: v.pipe(
      v.array(card),
      v.check((cards) => unique(cards.map(({ name }) => name)), "a card is declared twice"),
    ),
  };
}

/** Content of `feature.json`, read strictly: an unknown key is an error. */
export const writtenEntries = {
  ...declaration(writtenPage, writtenCard),
  offline: v.optional(v.strictObject(offlineEntries(v.strictObject(aheadEntries)))),
  unsent: v.optional(v.array(v.strictObject(unsentEntries))),
  /** Work that may wait for the person: lines on top of the home page. */
  todos: v.optional(v.array(v.strictObject(todoEntries))),
  /** Things that the finder (Ctrl+K) goes to, and actions that it begins. */
  finds: v.optional(v.array(v.strictObject(findEntries))),
  actions: v.optional(v.array(v.strictObject(actionEntries))),
  /** The spots where other apps may put cards, each with an address where it shows (`:id` is any number); browsers never see them. */
  offers: v.optional(v.record(kebab, link)),
  /** The mail address of the team, which hears when a version of its app breaks; browsers never see it. */
  contact: v.optional(v.pipe(v.string(), v.email())),
  /** The most that the entry, and a page or card beside it, may weigh compressed, in KiB; above it publishing refuses. */
  budget: v.optional(v.strictObject({ entry: v.optional(v.number()), page: v.optional(v.number()) })),
};
/** The same as the registry gives it to browsers, which may be older than the site: unknown keys are ignored. */
export const declarationEntries = {
  ...declaration(pageSchema, cardSchema),
  offline: v.optional(v.object(offlineEntries(v.object(aheadEntries)))),
  unsent: v.optional(v.array(v.object(unsentEntries))),
  todos: v.optional(v.array(v.object(todoEntries))),
  finds: v.optional(v.array(v.object(findEntries))),
  actions: v.optional(v.array(v.object(actionEntries))),
};

/** The same in a manifest, whose build may be of the contract before. */
export const builtEntries = {
  ...writtenEntries,
  pages: v.array(v.strictObject({ ...pageEntries, menu: v.optional(readMenu) })),
};

/** The schema of `feature.json`. */
export const featureSchema = v.pipe(
  v.strictObject({ $schema: v.optional(v.string()), ...writtenEntries }),
  v.check(
    ({ pages, offline, unsent = [] }) =>
      [...(offline?.page ? [offline.page] : []), ...unsent.flatMap((work) => work.pages)].every((path) =>
        pages.some((page) => page.path === path),
      ),
    "offline and unsent name pages of the app itself",
  ),
);

function unique(values: string[]): boolean {
  return new Set(values).size === values.length;
}

/** One page of an app, with its place in the menu. */
export type FeaturePage = v.InferOutput<typeof pageSchema>;
/** One card that an app puts on the home page. */
export type FeatureCard = v.InferOutput<typeof cardSchema>;
/** Reads of an app kept for use without network. */
export type OfflineReads = NonNullable<v.InferOutput<typeof featureSchema>["offline"]>;
/** Work that an app keeps on the device until it is sent. */
export type UnsentWork = NonNullable<v.InferOutput<typeof featureSchema>["unsent"]>[number];
/** Work that may wait for a person, with the call that counts it. */
export type FeatureTodo = NonNullable<v.InferOutput<typeof featureSchema>["todos"]>[number];
/** A kind of thing that the finder goes to. */
export type FeatureFind = NonNullable<v.InferOutput<typeof featureSchema>["finds"]>[number];
/** Content of `feature.json`. */
export type FeatureDeclaration = v.InferOutput<typeof featureSchema>;

/** Part of `feature.json` that the manifest and the registry repeat. */
export function declarationOf(declaration: FeatureDeclaration) {
  const { name, contract, pages, cards, offline, unsent, todos, finds, actions } = declaration;
  return {
    name,
    contract,
    pages,
    cards,
    ...(offline && { offline }),
    ...(unsent && { unsent }),
    ...(todos && { todos }),
    ...(finds && { finds }),
    ...(actions && { actions }),
  };
}

/**
 * The spots that cards stand on, by name, and what each gives its cards. An app that offers one of its own adds it with
 * `declare module "@coulisses/federation/feature"`, as do those that fill it.
 */
// A type could not be added to.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export interface Spots {
  /** The home page. */
  home: object;
  /** One's own profile. */
  profile: object;
  /** The dialog of a volunteer. */
  volunteer: { userId: number };
  /** The sheet of an activity. */
  activity: {
    activityId: number;
    /** True when its edition is closed: nothing can be added to it. */
    isArchived?: boolean;
  };
}

/** The `import()` of a page, or of a card that takes what its spot gives. */
export type LoadComponent<Given = object> = () => Promise<{ default: ComponentType<Given> }>;

/** The default export of `src/feature.tsx`: the component of each path, and of each card by spot and name. */
export type Feature = {
  pages: Readonly<Record<string, LoadComponent>>;
  cards: { readonly [Spot in keyof Spots as `${Spot}/${string}`]: LoadComponent<Spots[Spot]> };
};

/** The errors of a document, each with its place in it. */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => {
      const path = v.getDotPath(issue);
      return path ? `${path}: ${issue.message}` : issue.message;
    })
    .join("; ");
}
