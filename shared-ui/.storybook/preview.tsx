import "@fontsource-variable/open-sans";
import "@fontsource/noto-color-emoji";
import type { Decorator, Preview } from "@storybook/react-webpack5";
import type { ReactNode } from "react";
import { configure, expect, waitFor } from "storybook/test";
import "./fonts.css";
import { isDark, makeStyles, media, type ThemeName, ThemeProvider, themeNames, tokens } from "../src/base";

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
});

function themeOf(wanted: unknown): ThemeName {
  return themeNames.find((name) => name === wanted) ?? "blue-light";
}

function Page({ children }: { children: ReactNode }) {
  return <main className={useStyles().page}>{children}</main>;
}

const withTheme: Decorator = (Story, { globals }) => (
  <ThemeProvider theme={themeOf(globals["theme"])}>
    <Page>
      <Story />
    </Page>
  </ThemeProvider>
);

const preview: Preview = {
  // The dialog of the story before hides the page from screen readers until a moment after it has left.
  beforeEach: () =>
    waitFor(() => expect(document.getElementById("storybook-root")).not.toHaveAttribute("aria-hidden")),
  decorators: [withTheme],
  initialGlobals: { theme: "blue-light" },
  globalTypes: {
    theme: {
      description: "Theme",
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
        tablet: { name: "Tablette", styles: { width: "820px", height: "1180px" }, type: "tablet" },
      },
    },
    a11y: {
      test: "error",
      // Fluent's guards at the ends of a focus zone hand the focus on at once: nobody can stay on one.
      context: { exclude: ["[data-tabster-dummy]"] },
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"],
      },
    },
    options: { storySort: { order: ["theme", "base", "form", "data", "overlay", "rich-text", "icons"] } },
  },
};

export default preview;
