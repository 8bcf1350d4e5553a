CREATE TABLE "kept_records" (
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"user_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_records_kind_source_id_pk" PRIMARY KEY("kind","source_id"),
	CONSTRAINT "kept_records_kind_known" CHECK ("kept_records"."kind" in ('ORDER', 'DISPUTE', 'REPORT', 'PULSE'))
);
--> statement-breakpoint
ALTER TABLE "kept_records" ADD CONSTRAINT "kept_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_records_user_id_index" ON "kept_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_records_until_index" ON "kept_records" USING btree ("until");