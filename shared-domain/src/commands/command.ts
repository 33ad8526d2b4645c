import type { Access } from "../access/access";
import type { Permission } from "../access/permissions";
import type { BodyOf, Call, ParamsOf } from "../contract/call";
import type { Act } from "../festival-event/history";

/** The input of a change of a sheet; `find` looks up the things that the body names by id, slug or code. */
type Given<Params, Body, Find> = { params: Params; body: Body; act: Act; access: Access; find: Find };

/**
 * A call on a sheet: the permission it takes, and the rule that answers the changed sheet or throws a
 * refusal.
 */
type Terms<Sheet, Params, Body, Find> = {
  /** Defaults to the sheet's permission to write. */
  permission?: Permission;
  /** The live event's name; defaults to the sheet's `…-updated`. */
  event?: string;
  change: (sheet: Sheet, given: Given<Params, Body, Find>) => Sheet | Promise<Sheet>;
};

/**
 * One change of a sheet, said once: the server runs it in a transaction with look-ups in SQL, the tests' fake
 * server with look-ups in memory.
 */
export type Command<Sheet, Find> = Terms<Sheet, unknown, unknown, Find> & {
  call: Call;
  /** Fields of the body with rich text, which the server sanitises before the change. */
  richText?: readonly string[];
};

/** Makes the commands of one kind of sheet, each typed by its call. */
export const commandsOf =
  <Sheet, Find>() =>
  <const C extends Call>(
    call: C,
    {
      change,
      ...terms
    }: Terms<Sheet, ParamsOf<C>, BodyOf<C>, Find> & { richText?: readonly (keyof BodyOf<C> & string)[] },
  ): Command<Sheet, Find> => ({
    ...terms,
    call,
    // Both have passed the call's schemas.
    change: (sheet, { params, body, ...given }) =>
      change(sheet, { ...given, params: params as ParamsOf<C>, body: body as BodyOf<C> }),
  });
