CREATE TABLE "lesson_answers" (
	"lesson_id" uuid NOT NULL,
	"side" text NOT NULL,
	"took_place" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_answers_lesson_id_side_pk" PRIMARY KEY("lesson_id","side")
);
--> statement-breakpoint
CREATE TABLE "lesson_presence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"side" text NOT NULL,
	"source" text NOT NULL,
	"from_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"to_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_presence_side_known" CHECK ("lesson_presence"."side" in ('STUDENT', 'TUTOR', 'GUARDIAN')),
	CONSTRAINT "lesson_presence_source_known" CHECK ("lesson_presence"."source" in ('ROOM', 'APP', 'PRESS')),
	CONSTRAINT "lesson_presence_in_order" CHECK ("lesson_presence"."to_at" >= "lesson_presence"."from_at")
);
--> statement-breakpoint
DROP INDEX "private_links_one_calendar";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "settled_as" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "student_minutes" smallint;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "tutor_minutes" smallint;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "together_minutes" smallint;--> statement-breakpoint
ALTER TABLE "private_links" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rests_until" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "expires_not_before" text;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_presence" ADD CONSTRAINT "lesson_presence_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_presence_of_lesson" ON "lesson_presence" USING btree ("lesson_id","side","source","to_at");--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_unsettled" ON "lessons" USING btree ("ends_at") WHERE "lessons"."settled_as" is null and "lessons"."status" <> 'CANCELED';--> statement-breakpoint
CREATE INDEX "lessons_asked" ON "lessons" USING btree ("ends_at") WHERE "lessons"."settled_as" = 'ASKED';--> statement-breakpoint
CREATE UNIQUE INDEX "private_links_one_per_child" ON "private_links" USING btree ("user_id","student_id") WHERE "private_links"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "matches_resting" ON "matches" USING btree ("rests_until") WHERE "matches"."rests_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "private_links_one_calendar" ON "private_links" USING btree ("user_id") WHERE "private_links"."match_id" is null and "private_links"."student_id" is null;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_settled_as_known" CHECK ("lessons"."settled_as" in ('HELD', 'STUDENT_ABSENT', 'TUTOR_ABSENT', 'NOT_HELD', 'ASKED'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_settled_by_known" CHECK ("lessons"."settled_by" in ('PRESENCE', 'ANSWERS', 'SILENCE', 'STAFF', 'FAMILY', 'BEFORE_RULE'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_settled_whole" CHECK (("lessons"."settled_as" is null) = ("lessons"."settled_at" is null) and ("lessons"."settled_as" is null) = ("lessons"."settled_by" is null));--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_one_target" CHECK ("private_links"."match_id" is null or "private_links"."student_id" is null);--> statement-breakpoint
-- Who pressed the way into a room, as far as it was kept.
INSERT INTO "lesson_presence" ("lesson_id", "side", "source", "from_at", "to_at")
SELECT "lesson_id", CASE "side" WHEN 'BUYER' THEN 'STUDENT' ELSE 'TUTOR' END, 'PRESS', "entered_at", "entered_at"
FROM "lesson_entries";--> statement-breakpoint
-- What was over or reported counts as it did until now: nothing that was paid, counted, refunded or may be disputed changes.
UPDATE "lessons" SET "settled_as" = CASE "status" WHEN 'ABSENT' THEN 'STUDENT_ABSENT' ELSE 'HELD' END,
  "settled_by" = 'BEFORE_RULE', "settled_at" = CASE "status" WHEN 'ABSENT' THEN "updated_at" ELSE "ends_at" END
WHERE "status" IN ('DONE', 'ABSENT') OR ("status" = 'SCHEDULED' AND "ends_at" <= now());
