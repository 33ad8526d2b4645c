CREATE TABLE "desk_welcomes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"welcomed_by" integer,
	"welcomed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"terms_approved_at" timestamp (3) with time zone NOT NULL,
	"claim_hash" text,
	"claim_expires_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "desk_welcomes_key_unique" UNIQUE("key"),
	CONSTRAINT "desk_welcomes_claim" CHECK (("desk_welcomes"."claim_hash" is null) = ("desk_welcomes"."claim_expires_at" is null)),
	CONSTRAINT "desk_welcomes_claimed_once" CHECK ("desk_welcomes"."claimed_at" is null or "desk_welcomes"."claim_hash" is null)
);
--> statement-breakpoint
ALTER TABLE "desk_welcomes" ADD CONSTRAINT "desk_welcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_welcomes" ADD CONSTRAINT "desk_welcomes_welcomed_by_users_id_fk" FOREIGN KEY ("welcomed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_welcomes_welcomed_by_index" ON "desk_welcomes" USING btree ("welcomed_by");