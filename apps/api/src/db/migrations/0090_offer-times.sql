ALTER TABLE "candidate_tutors" ADD COLUMN "offered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "candidate_tutors" SET "offered_at" = coalesce("sent_at", "created_at") WHERE "offered_starts" IS NOT NULL;
