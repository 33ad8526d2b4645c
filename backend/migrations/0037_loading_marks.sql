CREATE TABLE "loading_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"activity_id" integer,
	"task_id" integer,
	"gear_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"way" text NOT NULL,
	"is_done" boolean NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" integer,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loading_marks_sheet" CHECK (num_nonnulls("loading_marks"."activity_id", "loading_marks"."task_id") = 1),
	CONSTRAINT "loading_marks_quantity" CHECK ("loading_marks"."quantity" > 0),
	CONSTRAINT "loading_marks_way" CHECK ("loading_marks"."way" in ('OUT', 'BACK')),
	CONSTRAINT "loading_marks_duration" CHECK ("loading_marks"."end_at" > "loading_marks"."start_at")
);
--> statement-breakpoint
ALTER TABLE "loading_marks" ADD CONSTRAINT "loading_marks_activity_id_festival_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."festival_activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loading_marks" ADD CONSTRAINT "loading_marks_task_id_festival_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."festival_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loading_marks" ADD CONSTRAINT "loading_marks_gear_id_gears_id_fk" FOREIGN KEY ("gear_id") REFERENCES "public"."gears"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loading_marks" ADD CONSTRAINT "loading_marks_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loading_marks_activity_id_index" ON "loading_marks" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "loading_marks_task_id_index" ON "loading_marks" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "loading_marks_gear_id_index" ON "loading_marks" USING btree ("gear_id");--> statement-breakpoint
CREATE INDEX "loading_marks_noted_by_index" ON "loading_marks" USING btree ("noted_by");