DROP INDEX "lessons_of_tutor";--> statement-breakpoint
DROP INDEX "matches_open";--> statement-breakpoint
CREATE INDEX "consultations_by_promise" ON "consultations" USING btree ("promised_until","id");--> statement-breakpoint
CREATE INDEX "reviews_lowest" ON "reviews" USING btree ("rating","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "tutor_applicants_decided" ON "tutor_applicants" USING btree ("status","decided_at");--> statement-breakpoint
CREATE INDEX "tutors_named" ON "tutors" USING btree ("name" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "lessons_of_tutor" ON "lessons" USING btree ("tutor_id","starts_at","ends_at","status","cancel_reason","id");--> statement-breakpoint
CREATE INDEX "matches_open" ON "matches" USING btree (coalesce("promised_on", '9999-12-31'),"id") WHERE "matches"."status" in ('READY', 'MATCHING', 'AIM_ING', 'PROFILE_MATCHING', 'UNPAIRED', 'PROFILE_MATCH_FAILED');