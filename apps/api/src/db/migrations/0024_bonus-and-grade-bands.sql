ALTER TABLE "order_items" ADD COLUMN "bonus_type" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "bonus_count" smallint;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "grade_band" text;--> statement-breakpoint
UPDATE "order_items" "item" SET "bonus_type" = "benefit"."additional_lesson_type", "bonus_count" = "benefit"."additional_lesson_count"
FROM "orders" "o" JOIN "benefits" "benefit" ON "benefit"."id" = "o"."benefit_id"
WHERE "o"."id" = "item"."order_id" AND "benefit"."additional_lesson_type" IS NOT NULL AND "item"."position" = (
  SELECT min("i"."position") FROM "order_items" "i" WHERE "i"."order_id" = "item"."order_id"
    AND ("benefit"."applied_product_ids" IS NULL OR "i"."product_id" = ANY("benefit"."applied_product_ids")));
