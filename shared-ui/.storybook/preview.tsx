import type { Decorator, Preview } from "@storybook/react-webpack5";
import type { ReactNode } from "react";
import { isDark, makeStyles, type ThemeName, ThemeProvider, themeNames, tokens } from "../src/base";

const useStyles = makeStyles({ page: { padding: "24px", backgroundColor: tokens.pageBackground } });

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
    a11y: { test: "error" },
  },
};

export default preview;
