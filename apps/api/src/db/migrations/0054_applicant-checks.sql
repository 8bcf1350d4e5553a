CREATE TABLE "study_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"object_key" text,
	"type" text,
	"bytes" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_proofs_objectKey_unique" UNIQUE("object_key"),
	CONSTRAINT "study_proofs_whole" CHECK (("study_proofs"."object_key" is null) = ("study_proofs"."type" is null) and ("study_proofs"."type" is null) = ("study_proofs"."bytes" is null))
);
--> statement-breakpoint
ALTER TABLE "tutor_applicants" DROP CONSTRAINT "tutor_applicants_status_known";--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD COLUMN "other_university" text;--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD COLUMN "crime_check_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD COLUMN "crime_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD COLUMN "crime_checked_by" text;--> statement-breakpoint
ALTER TABLE "study_proofs" ADD CONSTRAINT "study_proofs_applicant_id_tutor_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."tutor_applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "study_proofs_one_an_applicant" ON "study_proofs" USING btree ("applicant_id") WHERE "study_proofs"."object_key" is not null;--> statement-breakpoint
CREATE INDEX "study_proofs_applicant_id_index" ON "study_proofs" USING btree ("applicant_id");--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD CONSTRAINT "tutor_applicants_checked_when_agreed" CHECK ("tutor_applicants"."crime_checked_at" is null or "tutor_applicants"."crime_check_agreed_at" is not null);--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD CONSTRAINT "tutor_applicants_status_known" CHECK ("tutor_applicants"."status" in ('DRAFT', 'REGISTERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'));