CREATE TABLE "closed_editions" (
	"edition" integer PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_by" integer,
	"festival_start" timestamp (3) with time zone
);
--> statement-breakpoint
-- As `editionOf` counts: 49 is the year that starts on 1 September 2023, and editions follow each other every 365 days.
CREATE FUNCTION edition_of(at timestamptz) RETURNS integer LANGUAGE sql STABLE
  RETURN 49 + floor((extract(epoch FROM at) - 1693526400) / (365 * 86400))::integer;--> statement-breakpoint

-- The edition of a sheet that is created now. The lock keeps a closing from passing between this answer and the row:
-- closing takes it alone, and writers of sheets share it.
CREATE FUNCTION present_edition() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(420003);
  RETURN greatest(edition_of(now()), (SELECT max(edition) + 1 FROM closed_editions));
END;
$$;--> statement-breakpoint
ALTER TABLE "festival_activities" ADD COLUMN "edition" integer DEFAULT present_edition() NOT NULL;--> statement-breakpoint
ALTER TABLE "festival_activities" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "festival_activities" ADD COLUMN "restarted_from" integer;--> statement-breakpoint
ALTER TABLE "festival_tasks" ADD COLUMN "edition" integer DEFAULT present_edition() NOT NULL;--> statement-breakpoint
ALTER TABLE "festival_tasks" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "festival_tasks" ADD COLUMN "restarted_from" integer;--> statement-breakpoint
ALTER TABLE "closed_editions" ADD CONSTRAINT "closed_editions_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "festival_activities" ADD CONSTRAINT "festival_activities_restarted_from_festival_activities_id_fk" FOREIGN KEY ("restarted_from") REFERENCES "public"."festival_activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "festival_tasks" ADD CONSTRAINT "festival_tasks_restarted_from_festival_tasks_id_fk" FOREIGN KEY ("restarted_from") REFERENCES "public"."festival_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "festival_activities_edition_index" ON "festival_activities" USING btree ("edition");--> statement-breakpoint
CREATE UNIQUE INDEX "festival_activities_restarted_once" ON "festival_activities" USING btree ("restarted_from") WHERE "festival_activities"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "festival_tasks_edition_index" ON "festival_tasks" USING btree ("edition");--> statement-breakpoint
CREATE INDEX "festival_tasks_restarted_from_index" ON "festival_tasks" USING btree ("restarted_from");--> statement-breakpoint
-- Sheets of before: the edition in which they were created.
UPDATE festival_activities fa SET edition = edition_of(born.at)
  FROM (SELECT activity_id, min(at) AS at FROM festival_activity_history WHERE action = 'CREATED' GROUP BY activity_id) born
  WHERE born.activity_id = fa.id;--> statement-breakpoint
UPDATE festival_tasks ft SET edition = fa.edition
  FROM festival_activities fa WHERE fa.id = ft.festival_activity_id;--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint

-- A refusal with the code ED409 has the edition as its message: the server says it in French.
CREATE FUNCTION refuse_archived(edition integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING errcode = 'ED409', message = edition::text;
END;
$$;--> statement-breakpoint

-- Archiving a sheet and taking it back out are the only changes of its row that pass.
CREATE FUNCTION keep_archived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_archived(OLD.edition);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER keep_archived BEFORE UPDATE ON festival_activities
  FOR EACH ROW WHEN (OLD.archived_at IS NOT NULL AND NEW.archived_at IS NOT NULL)
  EXECUTE FUNCTION keep_archived();--> statement-breakpoint
CREATE TRIGGER keep_archived BEFORE UPDATE ON festival_tasks
  FOR EACH ROW WHEN (OLD.archived_at IS NOT NULL AND NEW.archived_at IS NOT NULL)
  EXECUTE FUNCTION keep_archived();--> statement-breakpoint

-- A task is of the edition of its activity, and an archived activity gets none.
CREATE FUNCTION follow_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE activity record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(420003);
  SELECT edition, archived_at INTO activity FROM festival_activities WHERE id = NEW.festival_activity_id;
  IF activity.archived_at IS NOT NULL THEN
    PERFORM refuse_archived(activity.edition);
  END IF;
  NEW.edition := coalesce(activity.edition, NEW.edition);
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER follow_activity BEFORE INSERT ON festival_tasks
  FOR EACH ROW EXECUTE FUNCTION follow_activity();--> statement-breakpoint

-- People join and leave slots without a change of the sheet's own row.
CREATE FUNCTION keep_archived_slots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  task integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.task_id ELSE NEW.task_id END;
  archived integer;
BEGIN
  SELECT edition INTO archived FROM festival_tasks WHERE id = task AND archived_at IS NOT NULL;
  IF archived IS NOT NULL THEN
    PERFORM refuse_archived(archived);
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END;
$$;--> statement-breakpoint
CREATE TRIGGER keep_archived_slots BEFORE INSERT OR UPDATE OR DELETE ON assignees
  FOR EACH ROW EXECUTE FUNCTION keep_archived_slots();
