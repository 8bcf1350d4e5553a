CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_of_user" ON "staff_notes" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "matches_open" ON "matches" USING btree ("promised_on","id") WHERE "matches"."status" in ('READY', 'MATCHING', 'AIM_ING', 'PROFILE_MATCHING', 'UNPAIRED', 'PROFILE_MATCH_FAILED');--> statement-breakpoint
CREATE INDEX "matches_by_match" ON "matches" USING btree ("matched_at") WHERE "matches"."matched_at" is not null;--> statement-breakpoint
CREATE INDEX "students_by_name" ON "students" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "students_by_phone_end" ON "students" USING btree (right("phone_number", 4),"user_id") WHERE "students"."phone_number" is not null;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone_number") WHERE "users"."phone_number" is not null;--> statement-breakpoint
CREATE INDEX "users_by_phone_end" ON "users" USING btree (right("phone_number", 4),"id") WHERE "users"."phone_number" is not null;