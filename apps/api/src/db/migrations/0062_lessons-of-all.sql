DROP INDEX "lessons_by_start";--> statement-breakpoint
CREATE INDEX "lessons_not_held" ON "lessons" USING btree ("status","starts_at","id") WHERE "lessons"."status" in ('ABSENT', 'CANCELED');--> statement-breakpoint
CREATE INDEX "lessons_by_start" ON "lessons" USING btree ("starts_at","id") WHERE "lessons"."status" in ('SCHEDULED', 'DONE');
