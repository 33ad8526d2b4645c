import type { Page } from "@playwright/test";

/** A fault of one feature app, injected into a browser. */
export type Fault = {
  name: string;
  /** Part of the message that the page then shows. */
  message: RegExp;
  /** True when the app runs and only one of its parts fails. */
  inOnePart?: boolean;
  put: (page: Page, app: string) => Promise<unknown>;
};

type Entry = Record<string, unknown>;

const THROW = 'throw new Error("put in the way by a test")';

const isPage = (url: URL) => !/^\/(api|shell|features)\b|\./.test(url.pathname);
const entryOf = (app: string) => new RegExp(`/features/${app}/[^/]+/entry\\.([0-9a-f]{16}\\.)?js`);
const otherFilesOf = (app: string) => new RegExp(`/features/${app}/[^/]+/(?!entry\\.)[^/]+\\.js`);

/** The registry is in the page and, for later reads, in a file of its own. */
async function changeEntry(page: Page, app: string, changes: Entry): Promise<void> {
  const changed = (json: string) => {
    const { features, ...rest } = JSON.parse(json) as { features: Entry[] };
    const all = features.map((entry) => (entry["name"] === app ? { ...entry, ...changes } : entry));
    return JSON.stringify({ features: all, ...rest }).replaceAll("<", "\\u003c");
  };
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace(/(?<=id="registry">).*?(?=<\/script>)/s, changed);
    await route.fulfill({ response: answer, body });
  });
  await page.route("**/features.json", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: changed(await answer.text()) });
  });
}

/** Without the hashes, so that a build with a fault runs as far as its fault. */
async function asIfBuiltSo(page: Page): Promise<void> {
  await withoutHashes(page);
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement])
      Object.defineProperty(prototype, "integrity", { set: () => undefined });
  });
}

/**
 * Wraps the app's components in code: `shown` stands for the component's output, `leave` for a reference that
 * throws on leaving.
 */
async function changeComponents(page: Page, app: string, around: (shown: string) => string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { faulty: true });
  });
  await asIfBuiltSo(page);
  await page.route(otherFilesOf(app), async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    const body = code.replaceAll(
      /default:\(\)=>([\w$]+)/g,
      (_, component: string) =>
        `default:()=>((leave)=>(...given)=>{${around(`${component}(...given)`)}})(()=>()=>{${THROW}})`,
    );
    await route.fulfill({ response: answer, body });
  });
}

/** Components throw when shown, as long as the fault is there. */
const breakComponents = (page: Page, app: string) =>
  changeComponents(page, app, (shown) => `if(globalThis.faulty)${THROW};return ${shown}`);

/** Components throw when left. */
export const throwWhenLeft = (page: Page, app: string) =>
  changeComponents(
    page,
    app,
    (shown) =>
      `const shown=${shown};return shown&&{...shown,type:"div",key:null,props:{children:shown,ref:leave}}`,
  );

/** The last letter of a file, which may be no more than the end of its last line, is another. */
async function flipOneBit(
  page: Page,
  files: RegExp,
  first?: (page: Page) => Promise<unknown>,
): Promise<void> {
  await first?.(page);
  await page.route(files, async (route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    const last = body.length - 1;
    body[last] = (body[last] ?? 0) ^ 1;
    await route.fulfill({ response: answer, body });
  });
}

/** The page without the hashes that the server wrote into it, so that the manifest is asked. */
async function withoutHashes(page: Page): Promise<void> {
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(/<link[^>]* integrity="[^>]*>/g, ""),
    });
  });
}

/** Removes the list of apps from the page, and the file of the list. */
export async function hideRegistry(page: Page): Promise<void> {
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/<script[^>]*id="registry".*?<\/script>/s, ""),
    });
  });
  await page.route("**/features.json", (route) => route.fulfill({ status: 503 }));
}

export const whileShowing: Fault = {
  name: "it throws while it shows",
  message: /a rencontré une erreur/,
  inOnePart: true,
  put: breakComponents,
};

export const faults: Fault[] = [
  {
    name: "its entry in the registry is invalid",
    message: /n'est pas lisible/,
    put: (page, app) => changeEntry(page, app, { version: 12 }),
  },
  {
    name: "it was built for a contract to come",
    message: /n'a pas été construite pour cette version du site/,
    put: (page, app) => changeEntry(page, app, { contract: 99 }),
  },
  {
    name: "its folder is gone",
    message: /est introuvable/,
    put: (page, app) => page.route(`**/features/${app}/**`, (route) => route.fulfill({ status: 404 })),
  },
  {
    name: "the network fails for its entry",
    message: /n'a pas pu être téléchargé\./,
    put: (page, app) => page.route(entryOf(app), (route) => route.abort("connectionreset")),
  },
  {
    name: "the network fails for its other files",
    message: /n'a pas pu être téléchargée\./,
    put: (page, app) => page.route(otherFilesOf(app), (route) => route.abort("connectionreset")),
  },
  {
    name: "it throws while it loads",
    message: /n'a pas réussi à démarrer/,
    put: async (page, app) => {
      await asIfBuiltSo(page);
      await page.route(entryOf(app), (route) =>
        route.fulfill({ contentType: "text/javascript", body: THROW }),
      );
    },
  },
  {
    name: "one bit of its entry flipped",
    message: /n'est pas celui qui a été publié/,
    put: (page, app) => flipOneBit(page, entryOf(app)),
  },
  {
    name: "one bit of its other files flipped",
    message: /n'est pas celui qui a été publié/,
    put: (page, app) => flipOneBit(page, otherFilesOf(app)),
  },
  {
    name: "one bit of its manifest flipped",
    message: /n'est pas celui qui a été publié/,
    put: (page, app) =>
      flipOneBit(page, new RegExp(`/features/${app}/[^/]+/(manifest|hashes)\\.json`), withoutHashes),
  },
  whileShowing,
  {
    name: "it hangs",
    message: /met trop de temps à répondre/,
    put: (page, app) => page.route(entryOf(app), () => undefined),
  },
];

/** In the registry of this tab alone. */
export const inPause: Fault = {
  name: "its team put it in pause",
  message: /Les plannings sont en pause\./,
  put: (page, app) =>
    changeEntry(page, app, {
      disabled: { word: "Les plannings sont en pause.", ask: "l'équipe humain" },
    }),
};

/** Removes every injected fault. */
export async function makeGood(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.evaluate(() => {
    Object.assign(globalThis, { faulty: false });
  });
}
