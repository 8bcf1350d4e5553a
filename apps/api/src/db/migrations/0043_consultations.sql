CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"phone_number" text NOT NULL,
	"grade" smallint NOT NULL,
	"study_purposes" text[] NOT NULL,
	"slots" jsonb NOT NULL,
	"promised_on" text NOT NULL,
	"promised_half_day" text NOT NULL,
	"promised_until" timestamp (3) with time zone NOT NULL,
	"liked_tutor_styles" text[] DEFAULT '{}' NOT NULL,
	"weekly_available_periods" jsonb,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"token_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultations_status_known" CHECK ("consultations"."status" in ('REQUESTED', 'CALL_LATER', 'WANTS_OFFER', 'OFFERED', 'PAID', 'DECLINED')),
	CONSTRAINT "consultations_half_day_known" CHECK ("consultations"."promised_half_day" in ('MORNING', 'AFTERNOON'))
);
--> statement-breakpoint
ALTER TABLE "phone_verifications" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_one_open_per_phone" ON "consultations" USING btree ("phone_number") WHERE "consultations"."status" in ('REQUESTED', 'CALL_LATER', 'WANTS_OFFER', 'OFFERED');--> statement-breakpoint
CREATE INDEX "consultations_of_user" ON "consultations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultations_to_call" ON "consultations" USING btree ("promised_until","id") WHERE "consultations"."status" in ('REQUESTED', 'CALL_LATER');--> statement-breakpoint
CREATE INDEX "consultations_created_at_id_index" ON "consultations" USING btree ("created_at","id");
