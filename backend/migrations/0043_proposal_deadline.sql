ALTER TABLE "proposals" ADD COLUMN "deadline_seconds" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "is_enough" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "is_cut" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_deadline" CHECK (deadline_seconds between 1 and 180);