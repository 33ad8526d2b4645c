CREATE TABLE "sheet_undos" (
	"target" text NOT NULL,
	"version" integer NOT NULL,
	"by_id" integer NOT NULL,
	"call" text NOT NULL,
	"kept" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sheet_undos_target_version_pk" PRIMARY KEY("target","version")
);
--> statement-breakpoint
ALTER TABLE "sheet_undos" ADD CONSTRAINT "sheet_undos_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_undos_at_index" ON "sheet_undos" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sheet_undos_by_id_index" ON "sheet_undos" USING btree ("by_id");