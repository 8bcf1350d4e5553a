ALTER TABLE "tutor_applicants" ADD COLUMN "reject_reason" text;
--> statement-breakpoint
UPDATE "tutor_applicants" SET "reject_reason" = 'OTHER' WHERE "status" = 'REJECTED';
--> statement-breakpoint
CREATE INDEX "rematch_forms_by_time" ON "rematch_forms" USING btree ("created_at","rematch_reason");
--> statement-breakpoint
CREATE INDEX "candidate_tutors_refused" ON "candidate_tutors" USING btree ("answered_at","reject_reason") WHERE "candidate_tutors"."talk_send_status" = 'REJECT';
--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD CONSTRAINT "tutor_applicants_counted_when_rejected" CHECK (("tutor_applicants"."reject_reason" is not null) = ("tutor_applicants"."status" = 'REJECTED'));