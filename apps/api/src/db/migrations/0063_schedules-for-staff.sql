ALTER TABLE "matches" ADD COLUMN "planned_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "matches_unplanned" ON "matches" USING btree ("order_item_id") WHERE "matches"."status" = 'MATCHED' and "matches"."ended_at" is null and "matches"."planned_at" is null;--> statement-breakpoint
CREATE INDEX "order_schedules_by_day" ON "order_schedules" USING btree ("next_date","id");--> statement-breakpoint
CREATE INDEX "order_schedules_by_state" ON "order_schedules" USING btree ("status","next_date","id");--> statement-breakpoint
UPDATE "matches" m SET "planned_at" = l.planned_at
  FROM (SELECT match_id, tutor_id, min(created_at) AS planned_at FROM "lessons" WHERE status <> 'CANCELED' GROUP BY match_id, tutor_id) l
  WHERE l.match_id = m.id AND l.tutor_id = m.tutor_id AND m.status = 'MATCHED';
