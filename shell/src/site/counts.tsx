import { useCan } from "@coulisses/shared-auth";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import type { ReactNode } from "react";
import { type Count, useCountBadgeQuery } from "../api/badges";

type CountsProps = {
  of: readonly Count[];
  /** Those already read. */
  before?: readonly number[];
  /** Milliseconds between two readings; without it they follow their tags alone. */
  every?: number;
  children: (counts: readonly number[]) => ReactNode;
};

/** Draws several counts together; one that may not be read, or is not yet, is 0. All are read at once. */
export function Counts({ of: [first, ...others], before = [], every = 0, children }: CountsProps) {
  if (first === undefined) return children(before);
  return (
    <CountAndOthers first={first} of={others} before={before} every={every}>
      {children}
    </CountAndOthers>
  );
}

function CountAndOthers({ first, before = [], ...others }: CountsProps & { first: Count }) {
  const mayCount = useCan(first.permission as Permission);
  const { data: count = 0 } = useCountBadgeQuery(first, {
    skip: !mayCount,
    pollingInterval: others.every ?? 0,
    skipPollingIfUnfocused: true,
  });
  return <Counts {...others} before={[...before, count]} />;
}
