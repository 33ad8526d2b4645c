-- Attempts that are limited, counted for all instances together; lost in a crash without harm.
CREATE UNLOGGED TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_expires_at_index" ON "attempts" USING btree ("expires_at");--> statement-breakpoint
-- Whoever has an account already counts as confirmed, and so does who registers with the version before this one.
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone DEFAULT now();
