CREATE TABLE "break_periods" (
	"volunteer_id" integer NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "break_periods_volunteer_id_start_at_end_at_pk" PRIMARY KEY("volunteer_id","start_at","end_at"),
	CONSTRAINT "break_periods_duration" CHECK ("break_periods"."end_at" > "break_periods"."start_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"volunteer_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"edition" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_links_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "kiosk_links" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kiosk_links_secret_unique" UNIQUE("secret"),
	CONSTRAINT "kiosk_links_one" CHECK ("kiosk_links"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "planned_events" (
	"uid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"volunteer_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"name" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"content_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "planning_print_parts" (
	"print_id" uuid NOT NULL,
	"volunteer_id" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "planning_print_parts_print_id_volunteer_id_pk" PRIMARY KEY("print_id","volunteer_id")
);
--> statement-breakpoint
CREATE TABLE "planning_prints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_by" integer NOT NULL,
	"kind" text NOT NULL,
	"volunteer_ids" integer[] NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"content" "bytea",
	CONSTRAINT "planning_prints_status" CHECK ("planning_prints"."status" in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')),
	CONSTRAINT "planning_prints_kind" CHECK ("planning_prints"."kind" in ('LEAFLETS', 'BOOKLETS', 'CALENDARS'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"keys" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"volunteer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_reminders_volunteer_id_kind_key_pk" PRIMARY KEY("volunteer_id","kind","key"),
	CONSTRAINT "sent_reminders_kind" CHECK ("sent_reminders"."kind" in ('EVENING', 'SOON', 'CHANGE'))
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "mail_reminders" text[] DEFAULT '{"EVENING","CHANGE"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "push_reminders" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "break_periods" ADD CONSTRAINT "break_periods_volunteer_id_users_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_volunteer_id_users_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_events" ADD CONSTRAINT "planned_events_volunteer_id_users_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_print_parts" ADD CONSTRAINT "planning_print_parts_print_id_planning_prints_id_fk" FOREIGN KEY ("print_id") REFERENCES "public"."planning_prints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_print_parts" ADD CONSTRAINT "planning_print_parts_volunteer_id_users_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_prints" ADD CONSTRAINT "planning_prints_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_volunteer_id_users_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_events_volunteer_id_index" ON "planned_events" USING btree ("volunteer_id");--> statement-breakpoint
CREATE INDEX "planning_prints_requested_by_index" ON "planning_prints" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_reminders" CHECK ("preferences"."mail_reminders" || "preferences"."push_reminders" <@ '{EVENING,SOON,CHANGE}'::text[]);