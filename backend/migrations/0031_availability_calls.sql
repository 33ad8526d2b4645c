CREATE TABLE "availability_calls" (
	"volunteer_id" integer NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"called_by" integer,
	"called_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp (3) with time zone,
	CONSTRAINT "availability_calls_volunteer_id_start_at_pk" PRIMARY KEY("volunteer_id","start_at"),
	CONSTRAINT "availability_calls_duration" CHECK ("availability_calls"."end_at" > "availability_calls"."start_at")
);
--> statement-breakpoint
ALTER TABLE "availability_calls" ADD CONSTRAINT "availability_calls_volunteer_id_users_id_fk" FOREIGN KEY ("volunteer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_calls" ADD CONSTRAINT "availability_calls_called_by_users_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_calls_called_by_index" ON "availability_calls" USING btree ("called_by");