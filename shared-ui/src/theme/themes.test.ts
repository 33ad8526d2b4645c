import { contrast, readableOn } from "@coulisses/shared-domain/colour/contrast";
import { createTheme, themeNames } from "./themes";

describe.each(themeNames)("theme %s", (name) => {
  const theme = createTheme(name);
  const text = (ink: string, ground: string) => contrast(ink, ground);

  it("writes readable text on its cards", () => {
    const card = theme.colorNeutralBackground1;
    for (const ink of [
      theme.colorNeutralForeground1,
      theme.colorNeutralForeground3,
      theme.colorBrandForeground1,
      theme.colorBrandForegroundLink,
      theme.colorPaletteRedForeground1,
      theme.draftInk,
      theme.reviewInk,
      theme.refusedInk,
      theme.validatedInk,
      theme.readyInk,
      theme.infoInk,
    ]) {
      expect(text(ink, card)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["colorNeutralForeground1", "colorNeutralForeground3", "colorBrandForegroundLink"] as const)(
    "writes %s readable on the page, on the navigation, on what floats and on what is sunken",
    (ink) => {
      const page = theme.pageBackground === "transparent" ? "#ffffff" : theme.pageBackground;
      for (const ground of [
        page,
        theme.navigationBackground,
        theme.colorNeutralBackground2,
        theme.colorNeutralBackground3,
        theme.colorNeutralBackground1Hover,
      ]) {
        expect(text(theme[ink], ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it("writes readable text on its primary and danger colours, in every state of the button", () => {
    for (const ground of [
      theme.colorBrandBackground,
      theme.colorBrandBackgroundHover,
      theme.colorBrandBackgroundPressed,
    ]) {
      expect(text(theme.colorNeutralForegroundOnBrand, ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of [theme.dangerRest, theme.dangerHover, theme.dangerPressed]) {
      expect(text(theme.dangerInk, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("shows a button that destroys in another shade than the main one, whatever its hue", () => {
    expect(contrast(theme.dangerRest, theme.colorBrandBackground)).toBeGreaterThanOrEqual(2.4);
    expect(contrast(theme.dangerRest, theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(2);
  });

  it.each(["draft", "review", "refused", "validated", "ready", "info"] as const)(
    "writes %s ink readable on its own fill, and the ink of solids on its solid",
    (state) => {
      expect(text(theme[`${state}Ink`], theme[`${state}Fill`])).toBeGreaterThanOrEqual(4.5);
      expect(text(theme.solidInk, theme[`${state}Solid`])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("outlines fields so that their edge is seen", () => {
    expect(text(theme.colorNeutralStrokeAccessible, theme.colorNeutralBackground1)).toBeGreaterThanOrEqual(3);
  });
});

it("writes on any team's colour in black or white, whichever is readable", () => {
  for (const color of [
    "#000000",
    "#F9C80E",
    "#F86624",
    "#FF4343",
    "#D6FF00",
    "#262E9B",
    "#75d46c",
    "#B5C2CB",
  ]) {
    expect(contrast(readableOn(color), color)).toBeGreaterThanOrEqual(4.5);
  }
});
