CREATE VIEW worked_slots AS
WITH ordered AS (
  SELECT *, row_number() OVER (slot ORDER BY noted_at, id) AS rank
  FROM check_in_marks
  WINDOW slot AS (PARTITION BY user_id, task_id, mobilization_id, assignment_id)
), known AS (
  SELECT *, max(rank) FILTER (WHERE kind NOT IN ('ARRIVED', 'LEFT')) OVER slot AS reset
  FROM ordered
  WINDOW slot AS (PARTITION BY user_id, task_id, mobilization_id, assignment_id)
), movements AS (
  SELECT *, max(rank) FILTER (WHERE kind = 'ARRIVED') OVER slot AS last_arrival
  FROM known
  WHERE rank > coalesce(reset, 0)
  WINDOW slot AS (PARTITION BY user_id, task_id, mobilization_id, assignment_id)
), present AS (
  SELECT user_id, task_id, mobilization_id, assignment_id, min(start_at) AS start_at, min(end_at) AS end_at,
    min(noted_at) FILTER (WHERE kind = 'ARRIVED') AS arrived_at,
    min(noted_at) FILTER (WHERE kind = 'LEFT' AND rank > last_arrival) AS left_at
  FROM movements
  GROUP BY user_id, task_id, mobilization_id, assignment_id
)
SELECT user_id, task_id, mobilization_id, assignment_id,
  greatest(0, extract(epoch FROM least(left_at, end_at, now())
    - CASE WHEN arrived_at >= end_at THEN start_at ELSE greatest(arrived_at, start_at) END) * 1000)::float8 AS worked
FROM present
WHERE arrived_at IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW earned_charisma AS
SELECT user_id, sum(points)::int AS points
FROM (
  SELECT user_id, points FROM availability_charisma
  UNION ALL SELECT participant_id, charisma FROM charisma_participations
  -- Asked first, so that nothing is added up while an hour really worked is worth nothing.
  UNION ALL SELECT user_id, (ceil(worked / 3600000) * (
      SELECT (value ->> 'perHour')::int FROM configurations WHERE key = 'checkInCharisma'))::int
    FROM worked_slots
    WHERE worked > 0 AND (SELECT (value ->> 'perHour')::int FROM configurations WHERE key = 'checkInCharisma') > 0
) earned
GROUP BY user_id;
