import "@fontsource-variable/figtree";
import "@fontsource/noto-color-emoji";
import type { Decorator, Preview } from "@storybook/react-webpack5";
import { type ReactNode, useLayoutEffect } from "react";
import { configure, waitFor } from "storybook/test";
import { create } from "storybook/theming/create";
import "./preview.css";
import {
  isDark,
  makeStyles,
  media,
  mergeClasses,
  type ThemeName,
  ThemeProvider,
  themeNames,
  tokens,
} from "../base";
import { keepDocsQuiet } from "./quiet-docs";

// By default a story gives up after a second, too soon for a busy machine to fetch a table's own code.
configure({ asyncUtilTimeout: 20_000 });
keepDocsQuiet();

const useStyles = makeStyles({
  page: {
    minHeight: "100dvh",
    boxSizing: "border-box",
    padding: "24px",
    backgroundColor: tokens.pageBackground,
    [media.mobile]: { padding: "12px" },
  },
  // On a page of documentation, each story is only as high as it needs.
  documented: { minHeight: 0 },
});

function themeOf(wanted: unknown): ThemeName {
  return themeNames.find((name) => name === wanted) ?? "blue-light";
}

function Page({ documented, children }: { documented: boolean; children: ReactNode }) {
  const styles = useStyles();
  // The dialog of the story before hides the page from screen readers until a moment after it has left.
  useLayoutEffect(() => document.getElementById("storybook-root")?.removeAttribute("aria-hidden"), []);
  const Element = documented ? "div" : "main";
  return <Element className={mergeClasses(styles.page, documented && styles.documented)}>{children}</Element>;
}

const withTheme: Decorator = (Story, { globals, id, viewMode }) => (
  <ThemeProvider theme={themeOf(globals["theme"])}>
    <Page key={id} documented={viewMode === "docs"}>
      <Story />
    </Page>
  </ThemeProvider>
);

/** Waits for every motion but those that never end, as a spinner's, or were stopped. */
async function motionsEnd(): Promise<void> {
  const motions = document.getAnimations().filter(({ effect, playState }) => {
    const hasAnEnd = Number.isFinite(Number(effect?.getComputedTiming().endTime));
    return hasAnEnd && playState === "running";
  });
  await Promise.allSettled(motions.map(({ finished }) => finished));
}

const preview: Preview = {
  decorators: [withTheme],
  // Before axe looks: a dialog leaves, and the page stays out of reach for a quarter of a second more.
  afterEach: async () => {
    await motionsEnd();
    await waitFor(() => {
      const isHidden = document.querySelector("[aria-hidden='true'] main") !== null;
      if (isHidden && document.querySelector("[role$='dialog']") === null) throw new Error("out of reach");
    });
  },
  initialGlobals: { theme: "blue-light" },
  globalTypes: {
    theme: {
      description: "Thème",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: themeNames.map((value) => ({ value, title: value, icon: isDark(value) ? "moon" : "sun" })),
      },
    },
  },
  parameters: {
    layout: "fullscreen",
    backgrounds: { disable: true },
    docs: { theme: create({ base: "light", fontBase: '"Figtree Variable", sans-serif' }) },
    viewport: {
      options: {
        phone: { name: "Téléphone", styles: { width: "390px", height: "844px" }, type: "mobile" },
        laptop: { name: "Portable", styles: { width: "1440px", height: "900px" }, type: "desktop" },
        tablet: { name: "Tablette", styles: { width: "820px", height: "1180px" }, type: "tablet" },
      },
    },
    a11y: {
      test: "error",
      // Fluent's guards at the ends of a focus zone hand the focus on at once: it never stays on one.
      context: { exclude: ["[data-tabster-dummy]"] },
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"],
      },
    },
  },
};

export default preview;
