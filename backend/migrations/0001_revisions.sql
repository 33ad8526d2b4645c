CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint

ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_apart"
  EXCLUDE USING gist ("user_id" WITH =, tstzrange("start_at", "end_at") WITH &&);--> statement-breakpoint

-- An instant as JavaScript writes it: what the contract calls an ISO instant.
CREATE FUNCTION iso_instant(at timestamptz) RETURNS text LANGUAGE sql STABLE
  RETURN to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');--> statement-breakpoint

INSERT INTO "revisions" ("name") VALUES
  ('access'), ('catalogues'), ('festival-activities'), ('people'), ('teams');--> statement-breakpoint

-- Statement by statement, in the order of names, so that two writers meet in the same order.
CREATE FUNCTION bump_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM revisions WHERE name = ANY (TG_ARGV) ORDER BY name FOR UPDATE;
  UPDATE revisions SET value = value + 1 WHERE name = ANY (TG_ARGV);
  RETURN NULL;
END;
$$;--> statement-breakpoint

CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "permissions"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('access');--> statement-breakpoint
CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "team_permissions"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('access', 'people');--> statement-breakpoint
CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "user_teams"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('access', 'people');--> statement-breakpoint
CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "teams"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('access', 'catalogues', 'festival-activities', 'people', 'teams');--> statement-breakpoint
-- Fired in the order of their names.
CREATE TRIGGER bump_names AFTER DELETE OR UPDATE OF "firstname", "lastname", "nickname", "deleted_at" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('access', 'festival-activities', 'people');--> statement-breakpoint
CREATE TRIGGER bump_people AFTER INSERT OR UPDATE OR TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('people');--> statement-breakpoint
CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "locations"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('catalogues', 'festival-activities');--> statement-breakpoint
CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "signages"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('catalogues', 'festival-activities');--> statement-breakpoint
CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gear_categories"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('catalogues', 'festival-activities');--> statement-breakpoint
CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gears"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions('catalogues', 'festival-activities');--> statement-breakpoint

DO $$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY[
    'festival_activities', 'festival_activity_time_windows', 'festival_activity_contractors',
    'festival_activity_signages', 'festival_activity_electricity', 'festival_activity_inquiry_time_windows',
    'festival_activity_inquiry_requests', 'festival_activity_reviews', 'festival_activity_feedbacks',
    'festival_activity_history', 'festival_tasks'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER bump_revisions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION bump_revisions(''festival-activities'')', part);
  END LOOP;
END;
$$;
