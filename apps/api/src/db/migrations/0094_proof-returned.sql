ALTER TABLE "tutors" ADD COLUMN "proof_returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "proof_return_reason" text;