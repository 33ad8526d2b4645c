import "@fontsource-variable/open-sans";
import "@fontsource/noto-color-emoji";
import type { Decorator, Preview } from "@storybook/react-webpack5";
import { type ReactNode, useLayoutEffect } from "react";
import { configure, waitFor } from "storybook/test";
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

// By default a story gives up after a second, too soon for a busy machine to fetch a table's own code.
configure({ asyncUtilTimeout: 20_000 });

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

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [withTheme],
  // Before axe looks: as a dialog leaves, the page stays out of reach for a quarter of a second.
  afterEach: () =>
    waitFor(() => {
      const isLeaving = document.querySelector("#storybook-root[aria-hidden]") !== null;
      if (isLeaving && document.querySelector("[role$='dialog']") === null) throw new Error("out of reach");
    }),
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
    options: {
      storySort: { order: ["foundations", "base", "form", "data", "overlay", "rich-text", "icons"] },
    },
  },
};

export default preview;
