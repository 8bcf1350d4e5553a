CREATE TABLE "class_notices" (
	"match_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"side" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_notices_match_id_kind_occasion_side_pk" PRIMARY KEY("match_id","kind","occasion","side")
);
--> statement-breakpoint
ALTER TABLE "class_notices" ADD CONSTRAINT "class_notices_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_by_start" ON "lessons" USING btree ("starts_at") WHERE "lessons"."status" in ('SCHEDULED', 'DONE');