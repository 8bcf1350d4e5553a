-- A lesson whose log was written while it was disputed, and that staff kept, had no pay before outcomes were kept. It is paid
-- with the next month that is run: `lessonPay` of the domain, in its order of calculation, as it is on this day.
INSERT INTO "payout_lessons" ("lesson_id", "tutor_id", "month", "amount", "due_from")
SELECT "id", "tutor_id", to_char((now() AT TIME ZONE 'Asia/Seoul') - interval '5 days', 'YYYY-MM'), "amount", "ends_at"
FROM (
  SELECT l.*,
    floor(((bought."product"->>'cost')::float8 - (bought."product"->>'monthlyTabletCost')::float8 * (bought."product"->>'totalMonths')::float8)
      / nullif((bought."product"->>'totalCounts')::float8, 0) * 55 / 100 / 100) * 100 AS "amount"
  FROM "lessons" l
  JOIN "lesson_logs" g ON g."lesson_id" = l."id"
  JOIN "matches" m ON m."id" = l."match_id"
  JOIN "order_items" b ON b."id" = m."order_item_id"
  CROSS JOIN LATERAL (SELECT coalesce((
    SELECT i."product" FROM "order_items" i JOIN "orders" o ON o."id" = i."order_id"
    WHERE i."match_id" = m."id" AND o."order_funnel_type" = 'UP_SELLING' AND o."paid_at" <= l."starts_at"
    ORDER BY o."paid_at" DESC LIMIT 1), b."product") AS "product") bought
  WHERE l."settled_as" = 'HELD' AND l."settled_by" = 'BEFORE_RULE' AND l."dispute" = 'DECIDED'
) kept
WHERE "amount" > 0
ON CONFLICT ("lesson_id") DO NOTHING;
