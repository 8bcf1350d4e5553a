ALTER TABLE "guardian_verifications" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_verifications" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guardian_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "guardian_phone_number" text;