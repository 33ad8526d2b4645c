import type { Connection } from "@coulisses/shared-domain/festival-activity/electric-connection";

/** Marks that tell plugs apart: pins, colour, amperes. */
export type Plug = { pins: 2 | 3 | 4 | 5; colour: string; amperes: number; industrial: boolean };

const BLUE = "#1f6fd1";
const RED = "#c8322b";

/** Blue plugs carry one phase, red ones three; a tetra adds a neutral. */
const kinds = {
  MONO: { pins: 3, colour: BLUE },
  TRI: { pins: 4, colour: RED },
  TETRA: { pins: 5, colour: RED },
} as const;

export function plugOf(connection: Connection): Plug {
  const [, amperes, kind] = /^P17_(\d+)A_(MONO|TRI|TETRA)$/.exec(connection) ?? [];
  if (!amperes || !kind) return { pins: 2, colour: "#6b7280", amperes: 16, industrial: false };
  return { ...kinds[kind as keyof typeof kinds], amperes: Number(amperes), industrial: true };
}
