import type { Access } from "../access/access";
import type { Permission } from "../access/permissions";
import type { BodyOf, Call, ParamsOf } from "../contract/call";
import type { Notice } from "../inbox/sheet-notices";
import type { Act } from "../festival-event/history";

/** The input of a change of a sheet; `find` looks up the things that the body names by id, slug or code. */
type Given<Params, Body, Find> = { params: Params; body: Body; act: Act; access: Access; find: Find };

/** UND-1: how a command that takes something away is undone, by the rules that add it. */
type Undo<Sheet, Params, Body, Kept, Find> = {
  /** The place of the sheet that it changes, as the journal names it, and in French words: « les créneaux ». */
  place: string;
  words: string;
  /** The part that the command takes from this sheet, as JSON; undefined when it takes nothing. */
  keeps: (before: Sheet, given: Pick<Given<Params, Body, Find>, "params" | "body">) => Kept | undefined;
  /** Puts it back, or throws the refusal of a rule. */
  restores: (
    sheet: Sheet,
    kept: Kept,
    given: Omit<Given<Params, Body, Find>, "params" | "body">,
  ) => Sheet | Promise<Sheet>;
};

/**
 * A call on a sheet: the permission it takes, and the rule that answers the changed sheet or throws a
 * refusal.
 */
type Terms<Sheet, Params, Body, Kept, Find> = {
  /** Defaults to the sheet's permission to write. */
  permission?: Permission;
  /** The live event's name; defaults to the sheet's `…-updated`. */
  event?: string;
  change: (sheet: Sheet, given: Given<Params, Body, Find>) => Sheet | Promise<Sheet>;
  /** The people whom this call tells of the change, beside those who hear of it anyway. */
  tells?: (body: Body) => Notice[];
  /** Absent for a command that can't be undone. */
  undo?: Undo<Sheet, Params, Body, Kept, Find>;
};

/**
 * One change of a sheet, said once: the server runs it in a transaction with look-ups in SQL, the tests' fake
 * server with look-ups in memory.
 */
export type Command<Sheet, Find> = Terms<Sheet, unknown, unknown, unknown, Find> & {
  call: Call;
  /** Fields of the body with rich text, which the server sanitises before the change. */
  richText?: readonly string[];
};

/** Makes the commands of one kind of sheet, each typed by its call. */
export const commandsOf =
  <Sheet, Find>() =>
  <const C extends Call, Kept = never>(
    call: C,
    {
      change,
      tells,
      undo,
      ...terms
    }: Terms<Sheet, ParamsOf<C>, BodyOf<C>, Kept, Find> & {
      richText?: readonly (keyof BodyOf<C> & string)[];
    },
  ): Command<Sheet, Find> => ({
    ...terms,
    call,
    // Both have passed the call's schemas.
    change: (sheet, { params, body, ...given }) =>
      change(sheet, { ...given, params: params as ParamsOf<C>, body: body as BodyOf<C> }),
    ...(tells && { tells: (body) => tells(body as BodyOf<C>) }),
    ...(undo && {
      undo: {
        ...undo,
        keeps: (before, { params, body }) =>
          undo.keeps(before, { params: params as ParamsOf<C>, body: body as BodyOf<C> }),
        // It comes from `keeps`.
        restores: (sheet, kept, given) => undo.restores(sheet, kept as Kept, given),
      },
    }),
  });
