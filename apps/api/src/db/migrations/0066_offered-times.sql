ALTER TABLE "candidate_tutors" ADD COLUMN "offered_starts" jsonb;--> statement-breakpoint
ALTER TABLE "candidate_tutors" ADD COLUMN "offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "candidate_tutors" ADD COLUMN "offer_declined_at" timestamp (3) with time zone;