import type {
  AnswerOf,
  Call,
  Calls,
  ParamsOf,
  QueryOf,
  WrittenBodyOf,
} from "@coulisses/shared-domain/contract/call";
import type { Route } from "@coulisses/shared-domain/routes/route";
import type { EndpointBuilder, MutationExtraOptions, QueryExtraOptions } from "@reduxjs/toolkit/query";
import type { NoArgument } from "./base-api";
import type { ApiExtra, baseQuery } from "./base-query";
import { requestOf } from "./request-of";

type Query = typeof baseQuery;
/** The builder of the one api; an app may have added tags of its own. */
type Build<T extends string> = EndpointBuilder<Query, T, "api">;

/** The parameters of a call's path, its query and its body. */
type Said<C extends Call> = (ParamsOf<C> extends object ? ParamsOf<C> : unknown) &
  ([QueryOf<C>] extends [undefined]
    ? unknown
    : object extends QueryOf<C>
      ? { query?: QueryOf<C> }
      : { query: QueryOf<C> }) &
  ([WrittenBodyOf<C>] extends [undefined] ? unknown : { body: WrittenBodyOf<C> }) &
  (C extends { sendsFile: true } ? { file: File } : unknown);
/**
 * The argument of a call's endpoint, as one object; none when the call has none, so that the hook is called
 * without.
 */
export type ArgumentsOf<C extends Call> = [keyof Said<C>] extends [never]
  ? NoArgument
  : { [Name in keyof Said<C>]: Said<C>[Name] } | (object extends Said<C> ? NoArgument : never);
/**
 * Further arguments of a write: the version seen, and the French name of a gesture that is sent until it is
 * answered.
 */
type Besides = { version?: number | undefined; gesture?: string };
type Written<Arguments> = Arguments extends object ? Arguments & Besides : Arguments;

/**
 * Endpoints of an area's calls: their route comes from `routes`, the types of argument and answer from the
 * contract (`Area`, imported as a type). Tags and other options of RTK Query are the caller's:
 *
 *      const meals = endpointsOf<typeof sharedMealCalls>(sharedMealRoutes);
 *      endpoints: (build) => ({ readMeal: meals.query(build, "read", { providesTags }), … })
 *      useReadMealQuery({ id })
 */
export function endpointsOf<Area extends Calls>(routes: Record<keyof Area, Route>) {
  return {
    query: <Name extends keyof Area, T extends string>(
      build: Build<T>,
      name: Name,
      { silent, ...extra }: QueryExtra<NoInfer<T>, AnswerOf<Area[Name]>, ArgumentsOf<Area[Name]>> = {},
    ) =>
      build.query<AnswerOf<Area[Name]>, ArgumentsOf<Area[Name]>>({
        query: (said) => requestOf(routes[name], said),
        ...(silent && { extraOptions: { silent } }),
        ...extra,
      }),

    /**
     * A read whose version is in the answer's `ETag`, for answers without one in their body; undefined when
     * no write needs it.
     */
    versioned: <Name extends keyof Area, T extends string>(
      build: Build<T>,
      name: Name,
      extra: QueryExtra<NoInfer<T>, Versioned<AnswerOf<Area[Name]>>, ArgumentsOf<Area[Name]>> = {},
    ) =>
      build.query<Versioned<AnswerOf<Area[Name]>>, ArgumentsOf<Area[Name]>>({
        query: (said) => requestOf(routes[name], said),
        transformResponse: (answer: AnswerOf<Area[Name]>, meta) => ({ answer, version: meta?.version }),
        ...extra,
      }),

    /**
     * A list read page after page, as the person asks for more: `next` is the `cursor` of the following page.
     */
    pages: <Name extends keyof Area, T extends string>(
      build: Build<T>,
      name: Name,
      { next, cursor, ...extra }: PagesExtra<NoInfer<T>, AnswerOf<Area[Name]>>,
    ) =>
      build.infiniteQuery<AnswerOf<Area[Name]>, Searched<Area[Name]>, number | undefined>({
        infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: next },
        query: ({ queryArg, pageParam }) =>
          requestOf(routes[name], { query: { ...queryArg, [cursor]: pageParam } }),
        ...extra,
      }),

    mutation: <Name extends keyof Area, T extends string>(
      build: Build<T>,
      name: Name,
      {
        silent,
        canWait,
        ...extra
      }: MutationExtra<NoInfer<T>, AnswerOf<Area[Name]>, Written<ArgumentsOf<Area[Name]>>> = {},
    ) => {
      const route = routes[name];
      const extraOptions: ApiExtra = {
        ...(silent && { silent }),
        ...(canWait && { canWait }),
        ...(route.movesMoney && { movesMoney: true }),
      };
      return build.mutation<AnswerOf<Area[Name]>, Written<ArgumentsOf<Area[Name]>>>({
        query: (said) => requestOf(route, said),
        extraOptions,
        ...extra,
      });
    },
  };
}

type Versioned<Answer> = { answer: Answer; version: number | undefined };
type Cursor = "before" | "offset";
type Searched<C extends Call> = Omit<NonNullable<QueryOf<C>>, Cursor>;
type PagesExtra<T extends string, Answer> = {
  next: (page: Answer, all: Answer[]) => number | undefined;
  /** The query parameter that says where a page begins. */
  cursor: Cursor;
  providesTags?: readonly { type: T; id: string }[];
};
type QueryExtra<T extends string, Answer, Arguments> = Partial<
  Omit<QueryExtraOptions<T, Answer, Arguments, Query, "api">, "type">
> &
  Pick<ApiExtra, "silent">;
type MutationExtra<T extends string, Answer, Arguments> = Partial<
  Omit<MutationExtraOptions<T, Answer, Arguments, Query, "api">, "type">
> &
  Pick<ApiExtra, "silent" | "canWait">;
