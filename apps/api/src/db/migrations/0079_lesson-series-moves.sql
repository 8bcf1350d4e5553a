CREATE TABLE "lesson_series_moves" (
	"match_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"lesson_starts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_series_moves_match_id_starts_at_pk" PRIMARY KEY("match_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "lesson_series_moves" ADD CONSTRAINT "lesson_series_moves_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;