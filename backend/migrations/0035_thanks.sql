CREATE TABLE "thanks" (
	"volunteer_id" integer NOT NULL,
	"edition" integer NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "thanks_volunteer_id_edition_pk" PRIMARY KEY("volunteer_id","edition")
);
--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_volunteer_id_users_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thanks_sent_by_index" ON "thanks" USING btree ("sent_by");