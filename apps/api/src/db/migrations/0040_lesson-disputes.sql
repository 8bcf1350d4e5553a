CREATE TABLE "lesson_disputes" (
	"lesson_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_disputes_decided_whole" CHECK (("lesson_disputes"."decision" is null) = ("lesson_disputes"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "lesson_entries" (
	"lesson_id" uuid NOT NULL,
	"side" text NOT NULL,
	"entered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_entries_lesson_id_side_entered_at_pk" PRIMARY KEY("lesson_id","side","entered_at")
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "lesson_disputes" ADD CONSTRAINT "lesson_disputes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_entries" ADD CONSTRAINT "lesson_entries_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_disputes_by_time" ON "lesson_disputes" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_dispute_known" CHECK ("lessons"."dispute" in ('OPEN', 'DECIDED'));