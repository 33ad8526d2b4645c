/** The reviews of the activity `fa`, in the order in which they are shown; null in draft. */
export const reviews = `(
  select json_object_agg(review.team, review.review order by array_position(
    array['humain', 'matos', 'elec', 'barrieres', 'secu', 'signa', 'communication'], review.team))
  from festival_activity_reviews review where review.activity_id = fa.id)`;

/** The windows that `table` holds for the activity `fa`, by date. */
export const timeWindows = (table: string) => `(
  select coalesce(json_agg(json_build_object('id', w.id, 'start', iso_instant(w.start_at), 'end', iso_instant(w.end_at))
    order by w.start_at, w.end_at), '[]')
  from ${table} w where w.activity_id = fa.id)`;
