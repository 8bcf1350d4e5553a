ALTER TABLE "payout_lessons" ALTER COLUMN "payout_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lessons" ADD COLUMN "tutor_id" integer;--> statement-breakpoint
ALTER TABLE "payout_lessons" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "payout_lessons" ADD COLUMN "due_from" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payout_lessons" SET "tutor_id" = p."tutor_id", "month" = p."month", "due_from" = p."created_at"
FROM "payouts" p WHERE p."id" = "payout_lessons"."payout_id";--> statement-breakpoint
-- Lessons that are settled and not paid: `lessonPay` of the domain, in its order of calculation, as it is on this day.
INSERT INTO "payout_lessons" ("lesson_id", "tutor_id", "month", "amount", "due_from")
SELECT "id", "tutor_id", greatest(
    to_char("starts_at" AT TIME ZONE 'Asia/Seoul', 'YYYY-MM'),
    to_char(("settled_at" AT TIME ZONE 'Asia/Seoul') - interval '5 days', 'YYYY-MM')
  ), "amount", CASE
    WHEN "dispute" IS NOT NULL OR ("status" = 'ABSENT' AND "updated_at" < "starts_at") THEN "ends_at"
    WHEN "status" = 'ABSENT' THEN greatest("ends_at", "updated_at") + interval '24 hours'
    ELSE "ends_at" + interval '24 hours'
  END
FROM (
  SELECT l.*, CASE l."status" WHEN 'ABSENT' THEN l."ends_at" WHEN 'DONE' THEN g."created_at" END AS "settled_at",
    floor(((bought."product"->>'cost')::float8 - (bought."product"->>'monthlyTabletCost')::float8 * (bought."product"->>'totalMonths')::float8)
      / nullif((bought."product"->>'totalCounts')::float8, 0) * 55 / 100 / 100) * 100 AS "amount"
  FROM "lessons" l
  JOIN "matches" m ON m."id" = l."match_id"
  JOIN "order_items" b ON b."id" = m."order_item_id"
  CROSS JOIN LATERAL (SELECT coalesce((
    SELECT i."product" FROM "order_items" i JOIN "orders" o ON o."id" = i."order_id"
    WHERE i."match_id" = m."id" AND o."order_funnel_type" = 'UP_SELLING' AND o."paid_at" <= l."starts_at"
    ORDER BY o."paid_at" DESC LIMIT 1), b."product") AS "product") bought
  LEFT JOIN "lesson_logs" g ON g."lesson_id" = l."id"
  WHERE l."status" IN ('DONE', 'ABSENT')
) settled
WHERE "settled_at" IS NOT NULL AND "amount" > 0
ON CONFLICT ("lesson_id") DO NOTHING;--> statement-breakpoint
ALTER TABLE "payout_lessons" ALTER COLUMN "tutor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lessons" ALTER COLUMN "month" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lessons" ALTER COLUMN "due_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_lessons" ADD CONSTRAINT "payout_lessons_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_lessons_open" ON "payout_lessons" USING btree ("tutor_id","month","due_from","amount","lesson_id") WHERE "payout_lessons"."payout_id" is null;
