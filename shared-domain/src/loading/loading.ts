import { DRAFT, APPROVED } from "../festival-event/review";
import type { Drive } from "../festival-event/drive";
import type { UserIdentity } from "../people/user";

/** The kinds of sheets that ask for gear: activities and tasks. */
export const loadingSheetKinds = ["FA", "FT"] as const;
/** The kind of a sheet that asks for gear. */
export type LoadingSheetKind = (typeof loadingSheetKinds)[number];

/** The ways of the gear: out to the place, and back. */
export const loadingWays = ["OUT", "BACK"] as const;
/** A way of the gear. */
export type LoadingWay = (typeof loadingWays)[number];

/** ISO instants. */
type Hours = { start: string; end: string };

/** A sheet that asks for gear. */
export type LoadingSheet = {
  kind: LoadingSheetKind;
  id: number;
  name: string;
  /** The name of the place: of the activity, or where the people of the task meet. */
  place: string | null;
};

/** A sheet's request for one gear. */
export type LoadingRequest = {
  sheet: LoadingSheet;
  gear: { slug: string; name: string; isConsumable: boolean };
  /** Null once the sheet asks for it no more: only its ticks are left. */
  quantity: number | null;
  /** False once the team that provides the gear has taken its approval back. */
  isApproved: boolean;
  /** Null until the team that provides the gear says where it is fetched. */
  drive: Drive | null;
  /** When the sheet needs it: the windows of an activity, the mobilizations of a task. */
  periods: Hours[];
};

/** A tick, or its removal: what the person saw of the line, and when. */
export type LoadingMark = Hours & {
  /** A lowercase uuid, given by the phone. */
  id: string;
  sheet: { kind: LoadingSheetKind; id: number };
  slug: string;
  /** The quantity that the line asked for. */
  quantity: number;
  way: LoadingWay;
  /** False when the tick was taken off. */
  isDone: boolean;
  /** An ISO instant, by the phone's clock. */
  notedAt: string;
};

/** A mark that the server has, with the person who noted it; null when their account is closed. */
export type NotedLoadingMark = LoadingMark & { by: UserIdentity | null };

/** The list of what goes out and comes back, with the last mark of each line and way. */
export type LoadingList = { requests: LoadingRequest[]; marks: NotedLoadingMark[] };

/** VAN-1: a request counts once the team that provides the gear approves it; in a draft nobody has. */
export const isApprovedRequest = (sheet: { status: string; review: string | null }): boolean =>
  sheet.status !== DRAFT && sheet.review === APPROVED;
