import { tokens } from "../../theme/tokens";
import { type ChartTone, seriesColors } from "./series";

const SIZE = 8;

/** Fills that differ without their colours; `id` keeps two charts of a page apart. */
export function Textures({ id, tones }: { id: string; tones: readonly ChartTone[] }) {
  return (
    <defs>
      {tones.map((tone) => (
        <pattern
          key={tone}
          id={`${id}-${tone}`}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
          patternTransform={seriesColors[tone].texture === "stripes" ? "rotate(45)" : undefined}
        >
          <Texture tone={tone} />
        </pattern>
      ))}
    </defs>
  );
}

/** The `fill` of a tone's texture. */
export const textureOf = (id: string, tone: ChartTone): string => `url(#${id}-${tone})`;

function Texture({ tone }: { tone: ChartTone }) {
  const { solid, texture } = seriesColors[tone];
  const light = { fill: tokens.solidInk, opacity: 0.16 };
  return (
    <>
      <rect width={SIZE} height={SIZE} fill={solid} />
      {texture === "dots" && <circle cx={SIZE / 2} cy={SIZE / 2} r={1.6} {...light} />}
      {(texture === "stripes" || texture === "bars" || texture === "crossed") && (
        <rect width={2} height={SIZE} {...light} />
      )}
      {texture === "crossed" && <rect width={SIZE} height={2} {...light} />}
    </>
  );
}
