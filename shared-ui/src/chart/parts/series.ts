import { formatDay, formatTime } from "@coulisses/shared-domain/time/format";
import { tokens } from "../../theme/tokens";

/** The colour of what is counted; each tone has a texture (bars) and a dash (lines) of its own too. */
export type ChartTone = "draft" | "refused" | "review" | "validated" | "ready" | "info";

/** A series of a chart: its key, name and tone. */
export type ChartSeries = {
  key: string;
  label: string;
  tone: ChartTone;
  /** The tone of a line under zero. @default the same */
  below?: ChartTone;
};

type Texture = "hollow" | "stripes" | "dots" | "plain" | "bars" | "crossed";

type Paint = { ink: string; solid: string; texture: Texture; dash: string };

/** Ink, solid, texture and dash of a series, by tone. */
export const seriesColors: Record<ChartTone, Paint> = {
  draft: { ink: tokens.draftInk, solid: tokens.draftSolid, texture: "hollow", dash: "1 4" },
  refused: { ink: tokens.refusedInk, solid: tokens.refusedSolid, texture: "stripes", dash: "8 4" },
  review: { ink: tokens.reviewInk, solid: tokens.reviewSolid, texture: "dots", dash: "2 3" },
  validated: { ink: tokens.validatedInk, solid: tokens.validatedSolid, texture: "plain", dash: "none" },
  ready: { ink: tokens.readyInk, solid: tokens.readySolid, texture: "bars", dash: "12 3 2 3" },
  info: { ink: tokens.infoInk, solid: tokens.infoSolid, texture: "crossed", dash: "4 2" },
};

/** A number in French notation. */
export const written = (value: number): string => value.toLocaleString("fr");

/** A moment of a chart, in French. */
export const momentOf = (at: string): string => `${formatDay(at)} à ${formatTime(at)}`;
