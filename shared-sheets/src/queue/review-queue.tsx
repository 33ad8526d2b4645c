import { isApiError, useCan, useListTeamsQuery, useSession } from "@coulisses/shared-auth";
import { isMemberOf } from "@coulisses/shared-domain/access/access";
import type { ReviewRequest } from "@coulisses/shared-domain/contract/festival-events";
import type { Permission } from "@coulisses/shared-domain/access/permissions";
import { REVIEWING } from "@coulisses/shared-domain/festival-event/review";
import { Navigate, useNavigate, useParams, useSearchParams } from "@coulisses/shared-pages/router";
import { ErrorCard, Loading } from "@coulisses/shared-ui/base";
import { useMemo, useState, type ReactNode } from "react";
import { type Answered, placeIn, queueOf, type QueuedSheet, requestOf } from "./queue";
import { QueueBar } from "./queue-bar";
import { QueueProvider } from "./queue-context";
import { QueueStart } from "./queue-start";

/** In the place of a sheet's number: the first sheet of the queue. */
const FIRST = "next";

/** The result of a query hook about many things. */
type Read<Row> = { data?: Row[] | undefined; error?: unknown; refetch: () => unknown };

/** One kind of sheet, and how its list is read and filtered. */
type ReviewQueueProps<Row extends QueuedSheet> = {
  kind: "FA" | "FT";
  /** The address of the list, below which the sheets are. */
  path: string;
  /** Codes of the teams that review. */
  reviewers: readonly string[];
  /** The permission to review. */
  permission: Permission;
  useList: () => Read<Row>;
  useRequests: () => Read<ReviewRequest>;
  /** Reads one sheet: the next one comes while this one is read. */
  useRead: (said: { id: number }) => unknown;
  /** The rows that the filters in a list's address let pass. */
  filter: (rows: readonly Row[], list: URLSearchParams) => readonly Row[];
  /** The page of one sheet. */
  children: ReactNode;
};

/**
 * Reads sheets one after the other: with the query of the list that shows what waits for a team (`matos=REVIEWING`) in its
 * address, the page of a sheet shows its place in that list, and a verdict shows the next one. The address `next` opens the
 * first.
 */
export function ReviewQueue<Row extends QueuedSheet>(props: ReviewQueueProps<Row>) {
  const { path, permission, reviewers, children } = props;
  const [address] = useSearchParams();
  const { id } = useParams();
  const { access } = useSession();
  const mayReview = useCan(permission);
  const team = reviewers.find((code) => address.get(code) === REVIEWING && isMemberOf(access, code));
  if (team !== undefined && mayReview) return <Queue key={team} {...props} team={team} address={address} />;
  return id === FIRST ? <Navigate to={path} replace /> : children;
}

type QueueProps<Row extends QueuedSheet> = ReviewQueueProps<Row> & { team: string; address: URLSearchParams };

function Queue<Row extends QueuedSheet>(props: QueueProps<Row>) {
  const { kind, path, team, address, useList, useRequests, useRead, filter, children } = props;
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const { data: teams } = useListTeamsQuery();
  const { data, ...list } = useList();
  const { data: requests, ...asked } = useRequests();
  const [answered, setAnswered] = useState<Answered>(new Map());
  const queue = useMemo(
    () => data && requests && queueOf(filter(data, address), requests, team, answered),
    [data, requests, filter, address, team, answered],
  );
  const teamName = teams?.find(({ code }) => code === team)?.name ?? team;
  const listAddress = `${path}?${address}`;
  const addressOf = (sheet: number | string) => `${path}/${sheet}?${address}`;

  if (id === FIRST) {
    if (queue)
      return (
        <QueueStart
          kind={kind}
          teamName={teamName}
          queue={queue}
          addressOf={addressOf}
          list={listAddress}
          isNarrowed={address.size > 1}
        />
      );
    const failed = [list, asked].find(({ error }) => isApiError(error));
    if (!failed || !isApiError(failed.error)) return <Loading label="Chargement des relectures..." />;
    return <ErrorCard message={failed.error.message} onRetry={() => void failed.refetch()} />;
  }
  const place = placeIn(queue ?? [], Number(id));
  const open = (sheet: number | string) => void navigate(addressOf(sheet));
  const goOn = () => {
    const request = requestOf(requests ?? [], Number(id));
    setAnswered((before) => new Map(before).set(Number(id), request));
    open(place.following ?? FIRST);
  };
  const reopen = (sheet: number) => {
    setAnswered((before) => new Map([...before].filter(([one]) => one !== sheet)));
    open(sheet);
  };
  return (
    <QueueProvider value={{ team, goOn, reopen }}>
      <QueueBar teamName={teamName} place={place} count={queue?.length} list={listAddress} open={open} />
      {children}
      {place.following !== undefined && <ReadAhead useRead={useRead} id={place.following} />}
    </QueueProvider>
  );
}

/** Keeps a sheet at hand, as others change it. */
function ReadAhead({ useRead, id }: { useRead: ReviewQueueProps<QueuedSheet>["useRead"]; id: number }) {
  useRead({ id });
  return null;
}
