ALTER TABLE "tutor_applicants" ADD COLUMN "teaching_basis" text;--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD COLUMN "report_number" text;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "teaching_basis" text;--> statement-breakpoint
ALTER TABLE "tutors" ADD COLUMN "report_number" text;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_number_when_reported" CHECK (("tutors"."teaching_basis" is not distinct from 'REPORTED') = ("tutors"."report_number" is not null));