ALTER TABLE "benefits" ADD COLUMN "condition" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
-- Conditions came from names and from two flags. A referral code is for the friend's first course, as it always said.
UPDATE "benefits" SET "condition" = CASE
  WHEN "benefit_type" = 'REFERRAL' OR "first_order_only" OR regexp_replace("name", '\s', '', 'g') LIKE '%첫수강%' THEN 'FIRST'
  WHEN regexp_replace("name", '\s', '', 'g') LIKE '%재등록%' THEN 'RETURNING'
  WHEN regexp_replace("name", '\s', '', 'g') LIKE '%형제자매%' THEN 'SIBLING'
  WHEN "card_only" OR regexp_replace("name", '\s', '', 'g') LIKE '%쿠팡와우카드할인%' THEN 'CARD'
  ELSE 'NONE'
END;--> statement-breakpoint
-- One condition is left of two: staff is told.
INSERT INTO "audit_logs" ("action", "actor_id", "target_id", "request_id", "detail")
SELECT 'benefit.changed', 'migration', "id"::text, '0072_benefit-conditions',
  jsonb_build_object('before', jsonb_build_object('cardOnly', true), 'after', jsonb_build_object('cardOnly', false, 'condition', "condition"))
FROM "benefits" WHERE "card_only" AND "condition" <> 'CARD' AND regexp_replace("name", '\s', '', 'g') NOT LIKE '%쿠팡와우카드할인%';--> statement-breakpoint
ALTER TABLE "benefits" DROP COLUMN "first_order_only";--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "first_order_only" boolean GENERATED ALWAYS AS (condition = 'FIRST') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "benefits" DROP COLUMN "card_only";--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "card_only" boolean GENERATED ALWAYS AS (condition = 'CARD') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "code_key" text GENERATED ALWAYS AS (upper(regexp_replace(normalize(code, NFKC), '[-\u2010-\u2015\u2212\u200b-\u200f\u2060\ufeff[:space:][:cntrl:]]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
-- Of two codes that are now the same the older keeps it; the newer gets -2, or the next that is free, and staff is told.
DO $$
DECLARE
  newer record;
  suffix int;
BEGIN
  FOR newer IN
    SELECT "id", "code", "code_key" FROM (
      SELECT *, row_number() OVER (PARTITION BY "code_key" ORDER BY "created_at", "id") AS place FROM "benefits"
    ) AS b WHERE place > 1 ORDER BY "created_at", "id"
  LOOP
    suffix := 2;
    WHILE EXISTS (SELECT FROM "benefits" WHERE "code_key" = newer."code_key" || suffix) LOOP
      suffix := suffix + 1;
    END LOOP;
    UPDATE "benefits" SET "code" = newer."code" || '-' || suffix, "updated_at" = now() WHERE "id" = newer."id";
    INSERT INTO "audit_logs" ("action", "actor_id", "target_id", "request_id", "detail")
    VALUES ('benefit.changed', 'migration', newer."id"::text, '0072_benefit-conditions', jsonb_build_object(
      'before', jsonb_build_object('code', newer."code"), 'after', jsonb_build_object('code', newer."code" || '-' || suffix)));
  END LOOP;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "benefits_one_per_code_key" ON "benefits" USING btree ("code_key");--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_condition_known" CHECK ("benefits"."condition" in ('NONE', 'FIRST', 'RETURNING', 'SIBLING', 'CARD'));
