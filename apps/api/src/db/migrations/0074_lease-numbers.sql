ALTER TABLE "orders" ADD COLUMN "lease_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lease_number" integer DEFAULT 0 NOT NULL;