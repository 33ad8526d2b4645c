import { readableOn } from "@coulisses/shared-domain/colour/contrast";
import { tokens } from "../theme/tokens";

type Paint = { backgroundColor: string; color: string };

/** The theme's two colours by name, any other as it is with readable text. */
export function paint(color = "primary"): Paint {
  if (color === "primary")
    return { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand };
  if (color === "secondary") return { backgroundColor: tokens.readyFill, color: tokens.readyInk };
  return { backgroundColor: color, color: readableOn(color) };
}
