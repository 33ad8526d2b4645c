-- The counters of `revisions` were locked from a transaction's first change to its end, and so every writer waited
-- for the others. Now a transaction only notes what it makes stale, and counts once, when it commits, in one order.
DO $$
DECLARE old record;
BEGIN
  FOR old IN SELECT tgname, tgrelid::regclass AS watched FROM pg_trigger WHERE tgfoid = 'bump_revisions'::regproc LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', old.tgname, old.watched);
  END LOOP;
END;
$$;--> statement-breakpoint
DROP FUNCTION bump_revisions();--> statement-breakpoint

-- What this transaction has made stale so far: a setting of its own, which a savepoint takes back with the change.
CREATE FUNCTION stale_revisions() RETURNS text[] LANGUAGE sql STABLE
  RETURN coalesce(nullif(current_setting('coulisses.stale_revisions', true), ''), '{}')::text[];--> statement-breakpoint

CREATE FUNCTION note_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT stale_revisions() @> TG_ARGV THEN
    PERFORM set_config('coulisses.stale_revisions', (stale_revisions() || TG_ARGV)::text, true);
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint

-- At the commit, once for all that the transaction changed. In the order of names, so that two writers meet in the same order.
CREATE FUNCTION bump_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE stale text[] := stale_revisions();
BEGIN
  IF stale <> '{}' THEN
    IF cardinality(stale) > 1 THEN
      PERFORM 1 FROM revisions WHERE name = ANY (stale) ORDER BY name FOR UPDATE;
    END IF;
    UPDATE revisions SET value = value + 1 WHERE name = ANY (stale);
    PERFORM set_config('coulisses.stale_revisions', '', true);
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint

-- Changes of a table make these revisions stale. Noted before a statement, counted for the rows that it changed;
-- TRUNCATE changes no single row and keeps everybody else away, so it counts at once.
CREATE FUNCTION watch_for_revisions(watched regclass, events text, VARIADIC names text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE %s ON %s FOR EACH STATEMENT EXECUTE FUNCTION note_revisions(%s)',
    'note ' || array_to_string(names, ' '), events, watched,
    (SELECT string_agg(quote_literal(name), ', ') FROM unnest(names) AS name));
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = watched AND tgname = 'bump_revisions') THEN
    EXECUTE format('CREATE CONSTRAINT TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE ON %s '
      'DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_revisions()', watched);
    EXECUTE format('CREATE TRIGGER bump_revisions_at_once AFTER TRUNCATE ON %s '
      'FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions()', watched);
  END IF;
END;
$$;--> statement-breakpoint

-- The sheet of a task depends on the availabilities of its people, the list doesn't: each has its revision.
INSERT INTO "revisions" ("name") VALUES ('availabilities');--> statement-breakpoint

SELECT watch_for_revisions(watched::regclass, 'INSERT OR UPDATE OR DELETE OR TRUNCATE', VARIADIC names)
FROM (VALUES
  ('permissions', ARRAY['access']),
  ('team_permissions', ARRAY['access', 'people']),
  ('user_teams', ARRAY['access', 'people']),
  ('teams', ARRAY['access', 'catalogues', 'people', 'teams']),
  ('locations', ARRAY['catalogues', 'festival-activities']),
  ('signages', ARRAY['catalogues', 'festival-activities']),
  ('gear_categories', ARRAY['catalogues', 'festival-activities']),
  ('gears', ARRAY['catalogues', 'festival-activities']),
  ('inventory_records', ARRAY['inventory']),
  ('purchases', ARRAY['logistic-sheets']),
  ('purchase_gears', ARRAY['logistic-sheets']),
  ('borrows', ARRAY['logistic-sheets']),
  ('borrow_gears', ARRAY['logistic-sheets']),
  ('festival_activities', ARRAY['festival-activities']),
  ('festival_activity_time_windows', ARRAY['festival-activities']),
  ('festival_activity_contractors', ARRAY['festival-activities']),
  ('festival_activity_signages', ARRAY['festival-activities']),
  ('festival_activity_electricity', ARRAY['festival-activities']),
  ('festival_activity_inquiry_time_windows', ARRAY['festival-activities']),
  ('festival_activity_inquiry_requests', ARRAY['festival-activities']),
  ('festival_activity_reviews', ARRAY['festival-activities']),
  ('festival_activity_feedbacks', ARRAY['festival-activities']),
  ('festival_activity_history', ARRAY['festival-activities']),
  ('festival_tasks', ARRAY['festival-tasks']),
  ('festival_task_contacts', ARRAY['festival-tasks']),
  ('festival_task_in_charge_volunteers', ARRAY['festival-tasks']),
  ('festival_task_mobilizations', ARRAY['festival-tasks']),
  ('festival_task_mobilization_volunteers', ARRAY['festival-tasks']),
  ('festival_task_mobilization_teams', ARRAY['festival-tasks']),
  ('festival_task_inquiry_requests', ARRAY['festival-tasks']),
  ('festival_task_reviews', ARRAY['festival-tasks']),
  ('festival_task_feedbacks', ARRAY['festival-tasks']),
  ('festival_task_history', ARRAY['festival-tasks']),
  ('assignments', ARRAY['festival-tasks']),
  ('assignees', ARRAY['festival-tasks']),
  ('availabilities', ARRAY['availabilities'])
) AS stale(watched, names);--> statement-breakpoint

SELECT watch_for_revisions('users', 'DELETE OR UPDATE OF "firstname", "lastname", "nickname", "deleted_at"',
  'access', 'festival-activities', 'festival-tasks', 'people');--> statement-breakpoint
SELECT watch_for_revisions('users', 'UPDATE OF "phone"', 'festival-tasks');--> statement-breakpoint
SELECT watch_for_revisions('users', 'INSERT OR UPDATE OR TRUNCATE', 'people');
