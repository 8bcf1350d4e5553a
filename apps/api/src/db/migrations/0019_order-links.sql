ALTER TABLE "order_items" ADD COLUMN "match_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "trial_match_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tutor_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_source" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_source_known" CHECK ("orders"."discount_source" in ('COUPON', 'REFERRAL', 'ETC'));--> statement-breakpoint
UPDATE "orders" SET "discount_source" = CASE "benefits"."benefit_type" WHEN 'OTHER' THEN 'ETC' ELSE "benefits"."benefit_type" END
FROM "benefits" WHERE "benefits"."id" = "orders"."benefit_id";--> statement-breakpoint
UPDATE "orders" SET "failure_code" = 'INVALID_REQUEST_PAY_CARD' WHERE "failure_code" = '30002';
