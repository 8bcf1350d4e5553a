ALTER TABLE "order_schedule_periods" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
-- A renewal that was given up after its last refusal, or paused by staff, was called ended with its class.
UPDATE "order_schedules" s SET "stop_reason" = 'FAILED'
FROM "matches" m, "order_schedule_periods" p
WHERE m."order_item_id" = s."order_item_id" AND m."ended_at" > now() - interval '30 days'
  AND s."status" = 'STOPPED' AND s."stop_reason" = 'ENDED' AND s."updated_at" BETWEEN m."ended_at" - interval '1 minute' AND m."ended_at" + interval '1 minute'
  AND p."schedule_id" = s."id" AND p."status" = 'SKIPPED' AND p."failures" > 0
  AND p."number" = (SELECT max(o."number") FROM "order_schedule_periods" o WHERE o."schedule_id" = s."id");--> statement-breakpoint
-- A class that ended by a stop in the last 30 days can go on; whether its tutor is free is asked then.
UPDATE "matches" m SET "rests_until" = ((m."ended_at" AT TIME ZONE 'Asia/Seoul')::date + 30)::text
FROM "order_schedules" s, "order_items" i
WHERE s."order_item_id" = m."order_item_id" AND i."id" = m."order_item_id" AND i."kept_count" IS NULL
  AND m."status" = 'MATCHED' AND m."ended_at" > now() - interval '30 days'
  AND s."status" = 'STOPPED' AND s."stop_reason" IN ('BUYER', 'STAFF', 'PRICE', 'FAILED');
