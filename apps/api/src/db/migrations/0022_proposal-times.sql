ALTER TABLE "candidate_tutors" ADD COLUMN "fit" jsonb;--> statement-breakpoint
ALTER TABLE "candidate_tutors" ADD COLUMN "lapsed_at" timestamp (3) with time zone;