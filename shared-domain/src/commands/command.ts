import type { Access } from "../access/access";
import type { Permission } from "../access/permissions";
import type { BodyOf, Call, ParamsOf } from "../contract/call";
import type { Act } from "../festival-event/history";

/** What a change of a sheet is given; `find` looks up what the body names by id, slug or code. */
type Given<Params, Body, Find> = { params: Params; body: Body; act: Act; access: Access; find: Find };

/** What a call asks for a sheet: who may, and the rule that answers the changed sheet or throws a refusal. */
type Terms<Sheet, Params, Body, Find> = {
  /** The sheet's permission to write unless another is asked for. */
  permission?: Permission;
  /** The live event's name; the sheet's `…-updated` without it. */
  event?: string;
  change: (sheet: Sheet, given: Given<Params, Body, Find>) => Sheet | Promise<Sheet>;
};

/**
 * One change of a sheet, said once: the server runs it in a transaction with what SQL finds, the fake server of the
 * tests with what it has in memory.
 */
export type Command<Sheet, Find> = Terms<Sheet, unknown, unknown, Find> & {
  call: Call;
  /** Fields of the body that hold rich text, which the server sanitises first. */
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
