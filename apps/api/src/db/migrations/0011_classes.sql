CREATE TABLE "class_pulses" (
	"match_id" uuid NOT NULL,
	"tutor_id" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_pulses_match_id_tutor_id_pk" PRIMARY KEY("match_id","tutor_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_logs" (
	"lesson_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"homework" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid NOT NULL,
	"tutor_id" integer NOT NULL,
	"student_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'SCHEDULED' NOT NULL,
	"cancel_reason" text,
	"moved_from_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_status_known" CHECK ("lessons"."status" in ('SCHEDULED', 'DONE', 'ABSENT', 'CANCELED')),
	CONSTRAINT "lessons_end_after_start" CHECK ("lessons"."ends_at" > "lessons"."starts_at"),
	CONSTRAINT "lessons_reason_when_canceled" CHECK (("lessons"."status" = 'CANCELED') = ("lessons"."cancel_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "private_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed_token" text NOT NULL,
	"user_id" text NOT NULL,
	"match_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rematch_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid NOT NULL,
	"tutor_id" integer NOT NULL,
	"tutor_genders" text[] DEFAULT '{}' NOT NULL,
	"rematch_reason" text NOT NULL,
	"rematch_reason_detail" text DEFAULT '' NOT NULL,
	"rematch_memo" text DEFAULT '' NOT NULL,
	"weekly_available_periods" jsonb NOT NULL,
	"promised_on" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_pulses" ADD CONSTRAINT "class_pulses_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_pulses" ADD CONSTRAINT "class_pulses_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_logs" ADD CONSTRAINT "lesson_logs_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_links" ADD CONSTRAINT "private_links_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rematch_forms" ADD CONSTRAINT "rematch_forms_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rematch_forms" ADD CONSTRAINT "rematch_forms_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_of_match" ON "lessons" USING btree ("match_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_of_tutor" ON "lessons" USING btree ("tutor_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_of_student" ON "lessons" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "private_links_one_calendar" ON "private_links" USING btree ("user_id") WHERE "private_links"."match_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "private_links_one_per_class" ON "private_links" USING btree ("user_id","match_id") WHERE "private_links"."match_id" is not null;--> statement-breakpoint
CREATE INDEX "rematch_forms_of_match" ON "rematch_forms" USING btree ("match_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- No two lessons of one tutor, nor of one student, overlap (spec 8, 52001). Checked at the end of a statement, so that a series
-- may move as a whole.
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_tutor_free" EXCLUDE USING gist
	("tutor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'CANCELED') DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_student_free" EXCLUDE USING gist
	("student_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'CANCELED') DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- Nobody arranges a lesson in the past (spec 8, 52002). Lessons that were taken elsewhere may be brought in as taken.
CREATE FUNCTION lessons_refuse_past() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'SCHEDULED' AND NEW.starts_at <= now() AND (TG_OP = 'INSERT' OR NEW.starts_at <> OLD.starts_at) THEN
		RAISE EXCEPTION 'lesson start date in the past' USING ERRCODE = 'check_violation', CONSTRAINT = 'lessons_not_in_the_past';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "lessons_not_in_the_past" BEFORE INSERT OR UPDATE OF "starts_at" ON "lessons"
	FOR EACH ROW EXECUTE FUNCTION lessons_refuse_past();
