ALTER TABLE "guardian_verifications" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "phone_verifications" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;