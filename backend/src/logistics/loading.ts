import {
  isApprovedRequest,
  type LoadingList,
  type LoadingRequest,
} from "@coulisses/shared-domain/loading/loading";
import type { Connection, PreparedQuery } from "../database/database";
import { identityOrNull } from "../database/identity";

/** A request as it is stored, approved or not. */
type StoredRequest = Omit<LoadingRequest, "isApproved"> & {
  status: string;
  /** The review by the team that provides the gear; null where there is none. */
  review: string | null;
  isMarked: boolean;
};
type Stored = { requests: StoredRequest[]; marks: LoadingList["marks"] };

const periods = (kind: string, table: string, sheet: string) => `
  select '${kind}' as kind, ${sheet} as sheet_id,
    json_agg(json_build_object('start', iso_instant(start_at), 'end', iso_instant(end_at))
      order by start_at, end_at) as list
  from ${table} group by ${sheet}`;

/**
 * Everything that sheets out of the draft ask for, and the last mark of each line and way, in one query. A mark without
 * a request is listed too: its gear may still be out.
 */
const loadingQuery: PreparedQuery = {
  name: "loading",
  text: `
    with sheets as (
      select 'FA' as kind, id as sheet_id, name, status, location_id as place_id, deleted_at, archived_at
        from festival_activities
      union all select 'FT', id, name, status, appointment_id, deleted_at, archived_at
        from festival_tasks),
    asked as (
      select 'FA' as kind, activity_id as sheet_id, gear_id, owner, quantity, drive, rank
        from festival_activity_inquiry_requests
      union all select 'FT', task_id, gear_id, 'matos', quantity, drive, rank from festival_task_inquiry_requests),
    reviews as (
      select 'FA' as kind, activity_id as sheet_id, team, review from festival_activity_reviews
      union all select 'FT', task_id, team, review from festival_task_reviews),
    periods as (${periods("FA", "festival_activity_inquiry_time_windows", "activity_id")}
      union all ${periods("FT", "festival_task_mobilizations", "task_id")}),
    last as materialized (
      select distinct on (activity_id, task_id, gear_id, start_at, end_at, way) *,
        case when activity_id is null then 'FT' else 'FA' end as kind, coalesce(activity_id, task_id) as sheet_id
      from loading_marks
      order by activity_id, task_id, gear_id, start_at, end_at, way, noted_at desc, id desc),
    wanted as (
      select kind, sheet_id, gear_id, bool_or(is_marked) as is_marked
      from (select kind, sheet_id, gear_id, false as is_marked from asked
        union all select kind, sheet_id, gear_id, true from last) one
      group by kind, sheet_id, gear_id)
    select json_build_object(
      'requests', (select coalesce(json_agg(json_build_object(
          'sheet', json_build_object('kind', sheet.kind, 'id', sheet.sheet_id, 'name', sheet.name,
            'place', place.name),
          'gear', json_build_object('slug', gear.slug, 'name', gear.name, 'isConsumable', gear.is_consumable),
          'quantity', case when sheet.deleted_at is null then asked.quantity end, 'drive', asked.drive,
          'periods', coalesce(periods.list, '[]'), 'status', sheet.status, 'review', reviews.review,
          'isMarked', wanted.is_marked) order by sheet.kind, sheet.sheet_id, asked.rank, gear.id), '[]')
        from wanted
        join sheets sheet on sheet.kind = wanted.kind and sheet.sheet_id = wanted.sheet_id
        join gears gear on gear.id = wanted.gear_id
        left join locations place on place.id = sheet.place_id
        left join asked on asked.kind = wanted.kind and asked.sheet_id = wanted.sheet_id
          and asked.gear_id = wanted.gear_id
        left join reviews on reviews.kind = wanted.kind and reviews.sheet_id = wanted.sheet_id
          and reviews.team = asked.owner
        left join periods on periods.kind = wanted.kind and periods.sheet_id = wanted.sheet_id
        where (sheet.deleted_at is null and sheet.archived_at is null) or wanted.is_marked),
      'marks', (select coalesce(json_agg(json_build_object('id', last.id,
          'sheet', json_build_object('kind', kind, 'id', sheet_id), 'slug', gear.slug, 'quantity', last.quantity,
          'start', iso_instant(last.start_at), 'end', iso_instant(last.end_at), 'way', last.way,
          'isDone', last.is_done, 'notedAt', iso_instant(last.noted_at), 'by', ${identityOrNull("someone")})
          order by last.noted_at, last.id), '[]')
        from last join gears gear on gear.id = last.gear_id left join users someone on someone.id = last.noted_by)
    ) as body`,
};

/** VAN-1, VAN-5: the approved requests, and those that were ticked before. */
export async function readLoading({ runPrepared }: Pick<Connection, "runPrepared">): Promise<LoadingList> {
  const [row] = await runPrepared<{ body: Stored }>(loadingQuery, []);
  const { requests, marks } = row?.body ?? { requests: [], marks: [] };
  return {
    requests: requests.flatMap(({ status, review, isMarked, ...request }) => {
      const isApproved = isApprovedRequest({ status, review });
      return isApproved || isMarked ? [{ ...request, isApproved }] : [];
    }),
    marks,
  };
}
