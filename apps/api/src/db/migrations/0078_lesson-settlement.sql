DROP INDEX "lessons_of_tutor";--> statement-breakpoint
CREATE INDEX "lessons_of_tutor" ON "lessons" USING btree ("tutor_id","starts_at","ends_at","status","cancel_reason","settled_as","id");