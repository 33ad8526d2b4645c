import { FluentProvider } from "@fluentui/react-components";
import {
  createDOMRenderer,
  makeStaticStyles,
  makeStyles,
  mergeClasses,
  RendererProvider,
} from "@griffel/react";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { TooltipLayer } from "../base/button/tooltip-layer";
import { createTheme, isDark, type ThemeName } from "../theme/themes";
import { tokens } from "../theme/tokens";
import { OverThePage } from "./over-the-page";
import { MOBILE_WIDTH } from "../theme/media";

/**
 * On a phone whatever a finger presses is 44 px high at least. Fluent's classes twice outweigh its own sizes, in
 * dialogs and sheets too, which stand outside of the page.
 */
const useTouchTargets = makeStaticStyles(`@media (max-width: ${MOBILE_WIDTH}px) {
  .fui-Button.fui-Button { min-width: 44px; min-height: 44px; }
  .fui-Input.fui-Input, .fui-Combobox.fui-Combobox { min-height: 44px; }
  .fui-Select__select.fui-Select__select { height: 44px; }
  .fui-Switch.fui-Switch, .fui-Checkbox.fui-Checkbox, .fui-Radio.fui-Radio { min-height: 44px; align-items: center; }
}`);

const useStyles = makeStyles({
  root: {
    // Fluent gives these classes to what it opens over the page, too: that must not cover the page.
    ":not([data-portal-node])": { minHeight: "100dvh", backgroundColor: tokens.pageBackground },
  },
  // Overlays have the page's text style.
  words: {
    color: tokens.colorNeutralForeground1,
    // The font that ships has every weight, but is not slanted: the browser slants it.
    fontSynthesis: "style",
    textRendering: "optimizeLegibility",
    // A plain link of the router wears the theme's colour, not the browser's blue.
    "& a:where(:not([class]))": { color: tokens.colorBrandForegroundLink },
  },
});

type Renderer = ReturnType<typeof createDOMRenderer>;
let renderer: Renderer | undefined;

/** One a page: a second renderer would insert every rule again, in another order. */
export function pageRenderer(): Renderer {
  if (!renderer) {
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
    renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {});
  }
  return renderer;
}

/** The theme of the page. */
type ThemeProviderProps = { theme: ThemeName; children: ReactNode };

/** Gives everything below its colours, and the tooltips their layer. */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  return (
    <RendererProvider renderer={pageRenderer()}>
      <Themed theme={theme}>{children}</Themed>
    </RendererProvider>
  );
}

function Themed({ theme, children }: ThemeProviderProps) {
  const styles = useStyles();
  useTouchTargets();
  const built = useMemo(() => createTheme(theme), [theme]);

  // The page behind, its scroll bars and native pickers follow the theme too.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = isDark(theme) ? "dark" : "light";
    style.backgroundColor = built.pageBackground;
    style.setProperty("--pageBackground", built.pageBackground);
  }, [theme, built]);

  return (
    <FluentProvider theme={built}>
      <OverThePage className={styles.words}>
        {/* Its own element: Fluent gives the provider's classes to all that opens over the page. */}
        <div className={mergeClasses(styles.root, styles.words)}>{children}</div>
        <TooltipLayer />
      </OverThePage>
    </FluentProvider>
  );
}
