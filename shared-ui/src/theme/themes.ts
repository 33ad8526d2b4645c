import type { BrandVariants, Theme } from "@fluentui/react-components";
import { darkTokens } from "./fluent-dark";
import { lightTokens } from "./fluent-light";
import { sharedTokens } from "./fluent-shared";
import { darkProductTokens, lightProductTokens, type ProductTokens } from "./product-tokens";
import { type BrandName, primaries, ramps } from "./ramps";
import { darkSurfaces, lightSurfaces, type Surfaces } from "./surfaces";

type OwnTokens = Pick<Theme, keyof typeof lightTokens>;
/** Fluent's tokens but for its palette, and ours. */
export type CoulissesTheme = Pick<Theme, keyof typeof sharedTokens> & OwnTokens & ProductTokens;

/** The themes: each colour, light and dark. */
export const themeNames = [
  "blue-light",
  "blue-dark",
  "yellow-light",
  "yellow-dark",
  "red-light",
  "red-dark",
  "login",
] as const;
/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number];

/** True for a dark theme. */
export function isDark(theme: ThemeName): boolean {
  return theme.endsWith("-dark");
}

function brandOf(theme: ThemeName): BrandName {
  if (theme.startsWith("yellow")) return "yellow";
  if (theme.startsWith("red")) return "red";
  return "blue";
}

/** Figtree comes with the page (the shell's `first-paint.css`), with stand-ins of its measures. */
const fontFamily = "'Figtree Variable', 'Figtree Roboto', 'Figtree Arial', system-ui, sans-serif";

/** Cards 25 px, buttons and fields 12 px: Fluent's components read these names. */
const shapes: Partial<CoulissesTheme> = {
  fontFamilyBase: fontFamily,
  fontFamilyNumeric: fontFamily,
  fontSizeBase100: "11px",
  borderRadiusSmall: "6px",
  borderRadiusMedium: "12px",
  borderRadiusLarge: "16px",
  borderRadiusXLarge: "25px",
};

/** Shadows of the theme's own ink, and a hairline that gives cards their edge. */
function elevationTokens(dark: boolean, ink: string): Partial<CoulissesTheme> {
  const shade = (percent: number) => `color-mix(in srgb, ${dark ? "#000000" : ink} ${percent}%, transparent)`;
  const hairline = dark ? "inset 0 0 0 1px rgb(255 255 255 / 5%)" : `0 0 0 1px ${shade(6)}`;
  return {
    shadow2: `${hairline}, 0 1px 3px ${shade(dark ? 24 : 7)}`,
    shadow4: `${hairline}, 0 2px 8px ${shade(dark ? 28 : 9)}`,
    shadow8: `${hairline}, 0 6px 18px ${shade(dark ? 36 : 13)}`,
    shadow16: `${hairline}, 0 10px 30px ${shade(dark ? 44 : 17)}`,
    shadow28: `${hairline}, 0 18px 48px ${shade(dark ? 52 : 22)}`,
  };
}

function surfaceTokens(surfaces: Surfaces): Partial<CoulissesTheme> {
  return {
    colorNeutralForeground1: surfaces.ink,
    colorNeutralForeground1Hover: surfaces.ink,
    colorNeutralForeground1Pressed: surfaces.ink,
    colorNeutralForeground1Selected: surfaces.ink,
    colorNeutralForeground2: surfaces.ink,
    colorNeutralForeground2Hover: surfaces.ink,
    colorNeutralForeground2Pressed: surfaces.ink,
    colorNeutralForeground3: surfaces.inkMuted,
    colorNeutralForeground4: surfaces.inkMuted,
    colorNeutralBackground1: surfaces.card,
    colorNeutralBackground1Hover: surfaces.cardHover,
    colorNeutralBackground1Pressed: surfaces.cardPressed,
    colorNeutralBackground1Selected: surfaces.cardHover,
    colorNeutralBackground2: surfaces.raised,
    colorNeutralBackground3: surfaces.sunken,
    colorNeutralBackground4: surfaces.page,
    colorSubtleBackgroundHover: surfaces.cardHover,
    colorSubtleBackgroundPressed: surfaces.cardPressed,
    colorSubtleBackgroundSelected: surfaces.cardHover,
    colorNeutralBackgroundDisabled: surfaces.sunken,
    colorNeutralStroke1: surfaces.lineStrong,
    colorNeutralStroke2: surfaces.line,
    colorNeutralStroke3: surfaces.line,
    colorNeutralStrokeAccessible: surfaces.outline,
    // Still to be read: a locked sheet's fields are disabled.
    colorNeutralForegroundDisabled: surfaces.outline,
    colorNeutralStrokeDisabled: surfaces.line,
    colorNeutralStencil1: surfaces.line,
    colorNeutralStencil2: surfaces.cardHover,
  };
}

function brandTokens(brand: BrandName, dark: boolean): Partial<CoulissesTheme> {
  const primary = primaries[brand];
  const ramp = ramps[brand];
  return {
    colorBrandBackground: primary.rest,
    colorBrandBackgroundHover: primary.hover,
    colorBrandBackgroundPressed: primary.pressed,
    colorBrandBackgroundSelected: primary.pressed,
    colorNeutralForegroundOnBrand: primary.ink,
    ...(dark && {
      colorBrandForeground1: ramp[130],
      colorBrandForeground2: ramp[140],
      colorBrandForegroundLink: ramp[130],
      colorBrandForegroundLinkHover: ramp[140],
      colorBrandForegroundLinkPressed: ramp[150],
      colorBrandForegroundLinkSelected: ramp[130],
      colorBrandStroke1: ramp[120],
      colorCompoundBrandStroke: ramp[130],
      colorCompoundBrandStrokeHover: ramp[140],
      colorCompoundBrandBackground: ramp[130],
      colorCompoundBrandBackgroundHover: ramp[140],
      colorCompoundBrandBackgroundPressed: ramp[120],
      colorBrandBackground2: ramp[50],
      colorBrandBackground2Hover: ramp[60],
      colorBrandBackground2Pressed: ramp[40],
      colorPaletteRedForeground1: "#ffb0ba",
      colorPaletteRedBorder2: "#ff8f9e",
    }),
    ...(!dark && { colorPaletteRedForeground1: "#a3122e", colorPaletteRedBorder2: "#c9173c" }),
  };
}

/**
 * Where the main colour is red itself, dangerous actions are far darker on light cards and far lighter on
 * dark ones, so that the buttons can't be confused.
 */
function dangerBesideRed(dark: boolean): Partial<CoulissesTheme> {
  return dark
    ? { dangerRest: "#ffc9d0", dangerHover: "#ffdde1", dangerPressed: "#ffb0ba", dangerInk: "#5e0a1c" }
    : { dangerRest: "#54091a", dangerHover: "#430614", dangerPressed: "#33040f", dangerInk: "#ffffff" };
}

/** Fluent's tokens of a light or dark theme; a number stands for that step of the brand's ramp. */
export const inRamp = (tokens: Readonly<Record<keyof OwnTokens, string | number>>, ramp: BrandVariants) =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [name, ramp[value as keyof BrandVariants] ?? value]),
  ) as OwnTokens;

/** Builds one theme; the provider keeps those it has built. */
export function createTheme(name: ThemeName): CoulissesTheme {
  const dark = isDark(name);
  const brand = brandOf(name);
  const surfaces = (dark ? darkSurfaces : lightSurfaces)[brand];
  return {
    ...sharedTokens,
    ...inRamp(dark ? darkTokens : lightTokens, ramps[brand]),
    ...shapes,
    ...elevationTokens(dark, surfaces.ink),
    ...surfaceTokens(surfaces),
    ...brandTokens(brand, dark),
    ...(dark ? darkProductTokens : lightProductTokens),
    ...(brand === "red" && dangerBesideRed(dark)),
    navigationBackground: surfaces.navigation,
    pageBackground: name === "login" ? "transparent" : surfaces.page,
  };
}
