CREATE TABLE "check_in_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "check_in_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "check_in_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" integer NOT NULL,
	"mobilization_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"replaced_by" integer,
	"noted_at" timestamp (3) with time zone NOT NULL,
	"noted_by" integer,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_marks_kind" CHECK ("check_in_marks"."kind" in ('ARRIVED', 'LEFT', 'ABSENT', 'REPLACED', 'CLEARED')),
	CONSTRAINT "check_in_marks_duration" CHECK ("check_in_marks"."end_at" > "check_in_marks"."start_at")
);
--> statement-breakpoint
CREATE TABLE "proposal_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"accepted_by" integer,
	"accepted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "proposal_lines" (
	"proposal_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"kind" text NOT NULL,
	"task_id" integer NOT NULL,
	"mobilization_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"team_code" varchar(20) NOT NULL,
	"reason" text NOT NULL,
	"acceptance_id" uuid,
	CONSTRAINT "proposal_lines_proposal_id_rank_pk" PRIMARY KEY("proposal_id","rank"),
	CONSTRAINT "proposal_lines_kind" CHECK ("proposal_lines"."kind" in ('GAIN', 'LOSS'))
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requested_by" integer,
	"weights" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"may_move" boolean NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"problem" jsonb,
	"checkpoint" jsonb,
	"progress" integer DEFAULT 0 NOT NULL,
	"value" double precision,
	"bound" double precision,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "proposals_status" CHECK (status in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')),
	CONSTRAINT "proposals_progress" CHECK (progress between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "swap_invitations" (
	"request_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "swap_invitations_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "swap_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requester_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"mobilization_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"taker_id" integer,
	"taken_at" timestamp (3) with time zone,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "swap_requests_status" CHECK ("swap_requests"."status" in ('OPEN', 'TAKEN', 'APPROVED', 'REFUSED', 'CANCELLED', 'EXPIRED'))
);
--> statement-breakpoint
ALTER TABLE "check_in_codes" ADD CONSTRAINT "check_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_marks" ADD CONSTRAINT "check_in_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_marks" ADD CONSTRAINT "check_in_marks_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_marks" ADD CONSTRAINT "check_in_marks_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_acceptances" ADD CONSTRAINT "proposal_acceptances_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_acceptances" ADD CONSTRAINT "proposal_acceptances_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_lines" ADD CONSTRAINT "proposal_lines_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_lines" ADD CONSTRAINT "proposal_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_lines" ADD CONSTRAINT "proposal_lines_acceptance_id_proposal_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "public"."proposal_acceptances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_invitations" ADD CONSTRAINT "swap_invitations_request_id_swap_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."swap_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_invitations" ADD CONSTRAINT "swap_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_requests" ADD CONSTRAINT "swap_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_requests" ADD CONSTRAINT "swap_requests_taker_id_users_id_fk" FOREIGN KEY ("taker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_requests" ADD CONSTRAINT "swap_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_requests" ADD CONSTRAINT "swap_requests_assignment_fk" FOREIGN KEY ("task_id","mobilization_id","assignment_id") REFERENCES "public"."assignments"("task_id","mobilization_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "check_in_marks_task_id_mobilization_id_assignment_id_index" ON "check_in_marks" USING btree ("task_id","mobilization_id","assignment_id");--> statement-breakpoint
CREATE INDEX "check_in_marks_user_id_index" ON "check_in_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proposal_acceptances_proposal_id_index" ON "proposal_acceptances" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "proposal_lines_user_id_index" ON "proposal_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proposal_lines_acceptance_id_index" ON "proposal_lines" USING btree ("acceptance_id");--> statement-breakpoint
CREATE INDEX "swap_invitations_user_id_index" ON "swap_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "swap_requests_pending" ON "swap_requests" USING btree ("requester_id","task_id","mobilization_id","assignment_id") WHERE "swap_requests"."status" in ('OPEN', 'TAKEN');--> statement-breakpoint
CREATE INDEX "swap_requests_taker_id_index" ON "swap_requests" USING btree ("taker_id");