import font from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import { type API, addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

/** A Storybook beside this one: a team's, with its versions by their name. */
type Composed = { id: string; title: string; url: string; versions: Record<string, string> };

// Under a name of its own: the machine may have another one of its name.
const family = "Coulisses, sans-serif";
const shown = globalThis as { composedStorybooks?: Composed[]; REFS?: Record<string, object> };

/** Addresses are written from this page on, so that the whole can stand in any folder of any server. */
function compose({ versions, ...ref }: Composed) {
  const whole = (url: string) => new URL(url, document.baseURI).href;
  const all = Object.entries(versions).map(([name, url]) => [name, whole(url)]);
  return { ...ref, url: whole(ref.url), versions: Object.fromEntries(all) as Record<string, string> };
}

// Storybook reads them when it starts, which is after its addons.
for (const ref of shown.composedStorybooks ?? []) shown.REFS = { ...shown.REFS, [ref.id]: compose(ref) };

document.fonts.add(new FontFace("Coulisses", `url(${font})`, { weight: "300 900" }));

const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
addons.setConfig({
  theme: create({
    base: isDark ? "dark" : "light",
    brandTitle: "Coulisses",
    brandTarget: "_self",
    fontBase: family,
    colorPrimary: isDark ? "#479ef5" : "#0f6cbd",
    colorSecondary: isDark ? "#479ef5" : "#0f6cbd",
    appBorderRadius: 8,
  }),
});

type Told = { storyGlobals?: { viewport?: { value?: string; isRotated?: boolean } } };

/** Storybook's toolbar speaks to its own stories alone: the theme is handed on to those of the teams. */
function handOn(api: API) {
  const channel = addons.getChannel();
  let told = "";
  const tell = () => {
    const globals = api.getGlobals();
    for (const id of Object.keys(api.getRefs())) {
      const target = `storybook-ref-${id}`;
      if (document.getElementById(target)?.dataset["isLoaded"] !== undefined)
        channel.emit("updateGlobals", { globals, options: { target } });
    }
    told = JSON.stringify(globals);
  };
  let isNarrowed = false;
  /** A team's story that asks for a phone is shown in one, and the next as before. */
  const narrow = (source: string | undefined, { storyGlobals }: Told) => {
    const current = api.getCurrentStoryData() as { refId?: string } | undefined;
    const isShown = current?.refId === undefined || source?.includes(`/teams/${current.refId}/`) === true;
    const viewport = current?.refId === undefined ? undefined : storyGlobals?.viewport;
    if (!isShown || (viewport === undefined && !isNarrowed)) return;
    isNarrowed = viewport !== undefined;
    api.updateGlobals({ viewport: viewport ?? { value: undefined, isRotated: false } });
  };
  // Those of the teams answer by the same event.
  channel.on("globalsUpdated", function hear(this: { source?: string }, news: Told) {
    narrow(this.source, news);
    if (JSON.stringify(api.getGlobals()) !== told) tell();
  });
  channel.on("setGlobals", () => setTimeout(tell));
}

addons.register("coulisses", handOn);
