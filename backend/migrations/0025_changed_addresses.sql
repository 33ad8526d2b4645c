CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"token_hash" text,
	CONSTRAINT "email_changes_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_lower_case" CHECK ("email_changes"."email" = lower("email_changes"."email"))
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "email_changes_requested_by_index" ON "email_changes" USING btree ("requested_by");
--> statement-breakpoint
-- Deleted tasks are nowhere shown, so this permission allowed nothing.
DELETE FROM "permissions" WHERE "name" = 'view-deleted-ft';
