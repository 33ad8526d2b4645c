ALTER TABLE "check_in_marks" ADD COLUMN "happened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "check_in_marks" ADD COLUMN "is_ill" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in_marks" ADD CONSTRAINT "check_in_marks_illness" CHECK (not "check_in_marks"."is_ill" or "check_in_marks"."kind" = 'ABSENT');--> statement-breakpoint
ALTER TABLE "check_in_marks" ADD CONSTRAINT "check_in_marks_hour" CHECK ("check_in_marks"."happened_at" is null or ("check_in_marks"."happened_at" <= "check_in_marks"."noted_at" and case "check_in_marks"."kind"
        when 'ARRIVED' then "check_in_marks"."happened_at" >= "check_in_marks"."start_at" - interval '3 hours' and "check_in_marks"."happened_at" < "check_in_marks"."end_at"
        when 'LEFT' then "check_in_marks"."happened_at" > "check_in_marks"."start_at" and "check_in_marks"."happened_at" <= "check_in_marks"."end_at" + interval '3 hours'
        else false end));--> statement-breakpoint
CREATE OR REPLACE VIEW worked_slots AS
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
), noted AS (
  SELECT user_id, task_id, mobilization_id, assignment_id, min(start_at) AS start_at, min(end_at) AS end_at,
    min(noted_at) FILTER (WHERE kind = 'ARRIVED') AS arrived_at,
    (array_agg(happened_at ORDER BY rank DESC)
      FILTER (WHERE kind = 'ARRIVED' AND happened_at IS NOT NULL))[1] AS said_arrival,
    coalesce(
      (array_agg(happened_at ORDER BY rank DESC)
        FILTER (WHERE kind = 'LEFT' AND rank > last_arrival AND happened_at IS NOT NULL))[1],
      min(noted_at) FILTER (WHERE kind = 'LEFT' AND rank > last_arrival)) AS left_at
  FROM movements
  GROUP BY user_id, task_id, mobilization_id, assignment_id
), present AS (
  SELECT *, coalesce(said_arrival, CASE WHEN arrived_at >= end_at THEN start_at ELSE arrived_at END) AS came_at
  FROM noted
  WHERE arrived_at IS NOT NULL
)
SELECT user_id, task_id, mobilization_id, assignment_id,
  -- A leaving before the arrival doesn't count.
  greatest(0, extract(epoch FROM least(CASE WHEN left_at >= came_at THEN left_at END, end_at, now())
    - greatest(came_at, start_at)) * 1000)::float8 AS worked
FROM present;
