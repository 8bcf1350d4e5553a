ALTER TABLE "benefits" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "benefit_name" text;--> statement-breakpoint
ALTER TABLE "web_features" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Nobody has changed them yet: the seed may refresh them.
UPDATE "benefits" SET "updated_at" = "created_at";--> statement-breakpoint
-- A benefit gets another name from now on; orders keep the one they were made with.
UPDATE "orders" SET "benefit_name" = b."name" FROM "benefits" b WHERE b."id" = "orders"."benefit_id";
