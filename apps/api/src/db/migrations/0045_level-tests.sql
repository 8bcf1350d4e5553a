CREATE TABLE "level_test_answers" (
	"session_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"item_id" text NOT NULL,
	"item_version" smallint NOT NULL,
	"option_order" smallint[] NOT NULL,
	"choice" smallint,
	"is_unknown" boolean DEFAULT false NOT NULL,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"result" text,
	CONSTRAINT "level_test_answers_session_id_number_pk" PRIMARY KEY("session_id","number"),
	CONSTRAINT "level_test_answers_say_one_thing" CHECK (not "level_test_answers"."is_unknown" or "level_test_answers"."choice" is null),
	CONSTRAINT "level_test_answers_choice_is_an_option" CHECK ("level_test_answers"."choice" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "level_test_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"level" text NOT NULL,
	"form" text NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "level_test_items" (
	"id" text NOT NULL,
	"version" smallint NOT NULL,
	"form_id" text NOT NULL,
	"unit" text NOT NULL,
	"points" smallint NOT NULL,
	"stem" text NOT NULL,
	"passage" text,
	"figure" text,
	"options" jsonb NOT NULL,
	"answer" smallint NOT NULL,
	"explanation" text NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "level_test_items_id_version_pk" PRIMARY KEY("id","version"),
	CONSTRAINT "level_test_items_answer_is_an_option" CHECK ("level_test_items"."answer" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "level_test_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"level" text NOT NULL,
	"form_id" text NOT NULL,
	"confidence" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"points" smallint,
	"max_points" smallint,
	"result" text,
	CONSTRAINT "level_test_sessions_scored_once_finished" CHECK (num_nonnulls("level_test_sessions"."finished_at", "level_test_sessions"."points", "level_test_sessions"."max_points", "level_test_sessions"."result") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "level_test_answers" ADD CONSTRAINT "level_test_answers_session_id_level_test_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."level_test_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_answers" ADD CONSTRAINT "level_test_answers_item" FOREIGN KEY ("item_id","item_version") REFERENCES "public"."level_test_items"("id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_sessions" ADD CONSTRAINT "level_test_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_sessions" ADD CONSTRAINT "level_test_sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "level_test_sessions" ADD CONSTRAINT "level_test_sessions_form_id_level_test_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."level_test_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "level_test_answers_item_id_item_version_index" ON "level_test_answers" USING btree ("item_id","item_version");--> statement-breakpoint
CREATE INDEX "level_test_forms_subject_level_index" ON "level_test_forms" USING btree ("subject","level");--> statement-breakpoint
CREATE INDEX "level_test_items_form_id_index" ON "level_test_items" USING btree ("form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "level_test_sessions_one_open" ON "level_test_sessions" USING btree ("student_id") WHERE "level_test_sessions"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "level_test_sessions_of_student" ON "level_test_sessions" USING btree ("student_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "level_test_sessions_user_id_index" ON "level_test_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "level_test_sessions_form_id_index" ON "level_test_sessions" USING btree ("form_id");
