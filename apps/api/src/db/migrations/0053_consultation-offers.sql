CREATE TABLE "consultation_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consultation_id" uuid NOT NULL,
	"staff_id" text,
	"outcome" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_calls_outcome_known" CHECK ("consultation_calls"."outcome" in ('WANTS_OFFER', 'LATER', 'NO'))
);
--> statement-breakpoint
CREATE TABLE "consultation_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consultation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"courses" jsonb NOT NULL,
	"wishes" jsonb NOT NULL,
	"coupon_id" uuid,
	"staff_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_offers_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "action_logs" ADD COLUMN "order_funnel_type" text;--> statement-breakpoint
ALTER TABLE "applicants" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applicants" DROP CONSTRAINT "applicants_pkey";--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_merchant_uid_position_pk" PRIMARY KEY("merchant_uid","position");--> statement-breakpoint
-- Wishes were said once for all courses of an order: each gets its own.
INSERT INTO "applicants" ("merchant_uid", "position", "user_id", "subject", "subject_detail", "rank", "weekly_available_periods", "study_purposes", "tutor_genders", "tutor_universities", "tutor_pass_types", "tutor_tracks", "liked_tutor_styles", "disliked_tutor_styles", "recommended_tutors", "selected_tutors", "tutor_memo", "completed_at", "created_at", "updated_at")
SELECT a."merchant_uid", i."position", a."user_id", i."subject_key", i."subject_detail_key", i."product"->>'tutorRank', a."weekly_available_periods", a."study_purposes", a."tutor_genders", a."tutor_universities", a."tutor_pass_types", a."tutor_tracks", a."liked_tutor_styles", a."disliked_tutor_styles", a."recommended_tutors", a."selected_tutors", a."tutor_memo", a."completed_at", a."created_at", a."updated_at"
FROM "applicants" a JOIN "orders" o ON o."merchant_uid" = a."merchant_uid" JOIN "order_items" i ON i."order_id" = o."id" AND i."position" > 0;--> statement-breakpoint
ALTER TABLE "consultation_calls" ADD CONSTRAINT "consultation_calls_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_calls" ADD CONSTRAINT "consultation_calls_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_offers" ADD CONSTRAINT "consultation_offers_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_offers" ADD CONSTRAINT "consultation_offers_coupon_id_benefits_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_offers" ADD CONSTRAINT "consultation_offers_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_calls_consultation_id_created_at_index" ON "consultation_calls" USING btree ("consultation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultation_offers_consultation_id_created_at_index" ON "consultation_offers" USING btree ("consultation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_offers_one_open" ON "consultation_offers" USING btree ("consultation_id") WHERE "consultation_offers"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live_per_consultation_offer" ON "orders" USING btree ("order_funnel_value") WHERE "orders"."order_funnel_type" = 'ROCKET_ENROLL' and "orders"."status" <> 'FAILED' and "orders"."schedule_period_id" is null;
