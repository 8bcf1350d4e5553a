-- The messages of the outbox become jobs of pg-boss, whose schema `migrateDatabase` creates first. Those that were delivered in
-- the last week come along without their payload: their keys cannot be sent again. Codes are void after three minutes.
INSERT INTO "pgboss"."job" ("id", "name", "data", "state", "retry_count", "start_after", "completed_on", "singleton_key",
  "expire_seconds", "deletion_seconds", "keep_until", "retry_limit", "retry_delay", "retry_backoff", "retry_delay_max",
  "policy", "dead_letter", "heartbeat_seconds")
SELECT encode(substring(sha256(convert_to(o."key", 'UTF8')) FROM 1 FOR 16), 'hex')::uuid, q."name",
  CASE WHEN o."delivered_at" IS NULL THEN o."payload" ELSE '{}' END,
  (CASE WHEN o."delivered_at" IS NOT NULL THEN 'completed' WHEN o."attempts" > q."retry_limit" THEN 'failed'
    WHEN o."attempts" > 0 THEN 'retry' ELSE 'created' END)::"pgboss"."job_state",
  least(o."attempts", q."retry_limit"), o."available_at",
  coalesce(o."delivered_at", CASE WHEN o."attempts" > q."retry_limit" THEN now() END), o."key", q."expire_seconds",
  CASE WHEN o."delivered_at" IS NULL AND o."attempts" > q."retry_limit" THEN q."retention_seconds" ELSE q."deletion_seconds" END,
  greatest(o."available_at", now()) + q."retention_seconds" * interval '1s', q."retry_limit", q."retry_delay",
  q."retry_backoff", q."retry_delay_max", q."policy", q."dead_letter", q."heartbeat_seconds"
FROM "outbox" o JOIN "pgboss"."queue" q ON q."name" = o."topic"
WHERE o."delivered_at" IS NULL OR o."delivered_at" > now() - interval '7 days'
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "outbox" CASCADE;
