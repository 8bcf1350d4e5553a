CREATE TABLE "tutor_applicants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"name" text,
	"phone_number" text,
	"gender" text,
	"university_id" integer,
	"major" text,
	"major_group" text,
	"major_track" text,
	"admission_type" text,
	"expert_wish" boolean DEFAULT false NOT NULL,
	"teaching_years" smallint,
	"styles" text[] DEFAULT '{}' NOT NULL,
	"subjects" jsonb DEFAULT '{"middleSchoolSubjects":[],"highSchoolSubjects":[],"advancedSubjects":[],"confidenceSubjects":[]}'::jsonb NOT NULL,
	"introduction" text,
	"registered_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	"tutor_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tutor_applicants_status_known" CHECK ("tutor_applicants"."status" in ('DRAFT', 'REGISTERED', 'ACCEPTED', 'REJECTED')),
	CONSTRAINT "tutor_applicants_tutor_when_accepted" CHECK ("tutor_applicants"."tutor_id" is null or "tutor_applicants"."status" = 'ACCEPTED'),
	CONSTRAINT "tutor_applicants_reason_when_rejected" CHECK (("tutor_applicants"."reason" is not null) = ("tutor_applicants"."status" = 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "tutor_screenings" (
	"applicant_id" uuid PRIMARY KEY NOT NULL,
	"object_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tutor_screenings_objectKey_unique" UNIQUE("object_key")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_id" uuid NOT NULL,
	"max_bytes" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"object_key" text,
	"bytes" integer,
	"milliseconds" integer,
	"sha256" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_objectKey_unique" UNIQUE("object_key"),
	CONSTRAINT "uploads_whole_when_used" CHECK (("uploads"."used_at" is null) = ("uploads"."object_key" is null))
);
--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD CONSTRAINT "tutor_applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD CONSTRAINT "tutor_applicants_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_applicants" ADD CONSTRAINT "tutor_applicants_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_screenings" ADD CONSTRAINT "tutor_screenings_applicant_id_tutor_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."tutor_applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_applicant_id_tutor_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."tutor_applicants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_applicants_one_open" ON "tutor_applicants" USING btree ("user_id") WHERE "tutor_applicants"."status" in ('DRAFT', 'REGISTERED');--> statement-breakpoint
CREATE INDEX "tutor_applicants_by_status" ON "tutor_applicants" USING btree ("status","registered_at");--> statement-breakpoint
CREATE INDEX "uploads_applicant_id_index" ON "uploads" USING btree ("applicant_id");