import type { WallLink } from "@coulisses/shared-domain/wall-board/wall-link";
import type { Festival } from "../../testing/festival";

/** A new link, as its maker receives it. */
export type MadeLink = { link: WallLink; url: string };

/** Makes a link as a manager does. */
export const aWallLink = async ({ as }: Festival, name = "Écran du QG"): Promise<MadeLink> =>
  (await as.humain.post("/wall-board/links", { name })).json<MadeLink>();

/** The part of a link's address that no browser sends to a server by itself. */
export const secretOf = ({ url }: MadeLink): string => new URL(url).hash.slice(1);

/** Reads the board as a screen does, which has no session. */
export const readBoard = ({ nobody }: Festival, secret: string, headers: Record<string, string> = {}) =>
  nobody.get("/wall-board", undefined, { authorization: `Bearer ${secret}`, ...headers });
