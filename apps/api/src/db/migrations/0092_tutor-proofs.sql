ALTER TABLE "study_proofs" ALTER COLUMN "applicant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_proofs" ADD COLUMN "tutor_id" integer;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "basis_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "basis_checked_by" text;--> statement-breakpoint
-- Whose acceptance compared the answer that still stands with its proof was checked then.
UPDATE "tutors" t SET "basis_checked_at" = a."decided_at", "basis_checked_by" = a."decided_by"
FROM "tutor_applicants" a
WHERE a."tutor_id" = t."id" AND a."status" = 'ACCEPTED' AND a."teaching_basis" = t."teaching_basis"
  AND (t."report_number" IS NULL OR t."report_number" = a."report_number")
  AND coalesce(a."university_id", t."university_id") = t."university_id";--> statement-breakpoint
ALTER TABLE "study_proofs" ADD CONSTRAINT "study_proofs_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "study_proofs_one_a_tutor" ON "study_proofs" USING btree ("tutor_id") WHERE "study_proofs"."object_key" is not null;--> statement-breakpoint
CREATE INDEX "study_proofs_tutor_id_index" ON "study_proofs" USING btree ("tutor_id");--> statement-breakpoint
ALTER TABLE "study_proofs" ADD CONSTRAINT "study_proofs_one_owner" CHECK (("study_proofs"."applicant_id" is null) <> ("study_proofs"."tutor_id" is null));--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_checked_when_answered" CHECK ("tutors"."basis_checked_at" is null or "tutors"."teaching_basis" is not null);
