CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "benefit_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"benefit_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "benefit_uses_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "benefits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"benefit_type" text NOT NULL,
	"name" text NOT NULL,
	"discount_cost" integer,
	"discount_rate" smallint,
	"additional_lesson_type" text,
	"additional_lesson_count" smallint,
	"applied_product_ids" integer[],
	"first_order_only" boolean DEFAULT false NOT NULL,
	"card_only" boolean DEFAULT false NOT NULL,
	"offered" boolean DEFAULT false NOT NULL,
	"referrer_id" text,
	"valid_months" integer[] DEFAULT '{}' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"max_uses" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "benefits_code_unique" UNIQUE("code"),
	CONSTRAINT "benefits_used_within_limit" CHECK ("benefits"."max_uses" is null or "benefits"."used_count" <= "benefits"."max_uses"),
	CONSTRAINT "benefits_used_not_negative" CHECK ("benefits"."used_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"total_months" smallint NOT NULL,
	"total_weeks" smallint NOT NULL,
	"total_counts" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"free_lesson_counts" smallint DEFAULT 0 NOT NULL,
	"rent_tablet" boolean NOT NULL,
	"bundling_applied" boolean NOT NULL,
	"tutor_rank" text NOT NULL,
	"grade_category" text NOT NULL,
	"schedule_order_product_id" integer,
	"expiry_months" smallint NOT NULL,
	"cost" integer NOT NULL,
	"monthly_tablet_cost" integer DEFAULT 0 NOT NULL,
	"monthly_tablet_discount_cost" integer DEFAULT 0 NOT NULL,
	"monthly_bundling_discount_cost" integer DEFAULT 0 NOT NULL,
	"monthly_long_term_discount_cost" integer DEFAULT 0 NOT NULL,
	"monthly_multi_lesson_discount_cost" integer DEFAULT 0 NOT NULL,
	"final_cost" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_details" (
	"key" text PRIMARY KEY NOT NULL,
	"external_key" text NOT NULL,
	"subject_key" text NOT NULL,
	"label" text NOT NULL,
	"parent_subject_detail_key" text,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"purchasable" boolean DEFAULT true NOT NULL,
	"target_school_levels" text[] NOT NULL,
	"target_curriculums" text[] NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "subject_details_externalKey_unique" UNIQUE("external_key")
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"key" text PRIMARY KEY NOT NULL,
	"external_key" text NOT NULL,
	"label" text NOT NULL,
	"displayable" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "subjects_externalKey_unique" UNIQUE("external_key")
);
--> statement-breakpoint
CREATE TABLE "tablets" (
	"type" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"ongoing" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_features" (
	"name" text PRIMARY KEY NOT NULL,
	"available" boolean NOT NULL,
	"variant" text
);
--> statement-breakpoint
CREATE TABLE "action_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"user_action_status" text NOT NULL,
	"consultation_id" text,
	"merchant_uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "applicants" (
	"merchant_uid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_detail" text NOT NULL,
	"rank" text NOT NULL,
	"weekly_available_periods" jsonb NOT NULL,
	"study_purposes" text[] DEFAULT '{}' NOT NULL,
	"tutor_genders" text[] DEFAULT '{}' NOT NULL,
	"tutor_universities" text[] DEFAULT '{}' NOT NULL,
	"tutor_pass_types" text[] DEFAULT '{}' NOT NULL,
	"tutor_tracks" text[] DEFAULT '{}' NOT NULL,
	"liked_tutor_styles" text[] DEFAULT '{}' NOT NULL,
	"disliked_tutor_styles" text[] DEFAULT '{}' NOT NULL,
	"recommended_tutors" text[] DEFAULT '{}' NOT NULL,
	"selected_tutors" text[] DEFAULT '{}' NOT NULL,
	"tutor_memo" text DEFAULT '' NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollment_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"data" jsonb NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"subject_key" text NOT NULL,
	"subject_detail_key" text NOT NULL,
	"product" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_uid" text NOT NULL,
	"user_id" text NOT NULL,
	"student_id" uuid NOT NULL,
	"student_name" text NOT NULL,
	"student_phone_number" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"payment_method" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"draft_id" uuid,
	"payment_id" text NOT NULL,
	"order_name" text NOT NULL,
	"amount" integer NOT NULL,
	"card_quota" smallint DEFAULT 1 NOT NULL,
	"card_name" text,
	"card_number" text,
	"ledger" jsonb NOT NULL,
	"benefit_id" uuid,
	"tablet_type" text,
	"postcode" text,
	"address" text,
	"address_detail" text,
	"consultation_id" text,
	"order_funnel_type" text,
	"order_funnel_value" text,
	"receipt_url" text,
	"failure_code" text,
	"failure_message" text,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"charge_deadline" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_merchantUid_unique" UNIQUE("merchant_uid"),
	CONSTRAINT "orders_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "orders_amount_not_negative" CHECK ("orders"."amount" >= 0),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('PENDING', 'PAID', 'FAILED', 'UNKNOWN', 'PART_REFUNDED', 'REFUNDED'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"card_name" text NOT NULL,
	"card_number" text NOT NULL,
	"card_expiry" text,
	"billing_key" text NOT NULL,
	"order_id" uuid,
	"active" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" text,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY NOT NULL,
	"subject_key" text NOT NULL,
	"grade" smallint NOT NULL,
	"months" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_subjects" (
	"tutor_id" integer NOT NULL,
	"subject_detail_key" text NOT NULL,
	"confidence" text NOT NULL,
	CONSTRAINT "tutor_subjects_tutor_id_subject_detail_key_pk" PRIMARY KEY("tutor_id","subject_detail_key")
);
--> statement-breakpoint
CREATE TABLE "tutors" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"tier" text NOT NULL,
	"university_id" integer NOT NULL,
	"major" text NOT NULL,
	"track" text NOT NULL,
	"admission_type" text NOT NULL,
	"styles" text[] NOT NULL,
	"teaching_years" smallint NOT NULL,
	"introduction" text NOT NULL,
	"capacity" smallint NOT NULL,
	"active_students" smallint DEFAULT 0 NOT NULL,
	"week_bits" bit(336) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tier" text NOT NULL,
	"region" text NOT NULL,
	CONSTRAINT "universities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"merchant_uid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"phone_number" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"birth_year" smallint,
	"grade" smallint,
	"school_id" integer,
	"is_self" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"birth_year" smallint,
	"grade" smallint,
	"school_id" integer,
	"phone_number" text,
	"phone_number_verified" boolean DEFAULT false NOT NULL,
	"user_type" text DEFAULT 'STUDENT' NOT NULL,
	"is_parent" boolean DEFAULT false NOT NULL,
	"is_operator" boolean DEFAULT false NOT NULL,
	"registered" boolean DEFAULT false NOT NULL,
	"locale" text DEFAULT 'ko-KR' NOT NULL,
	"postcode" text,
	"address" text,
	"address_detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD CONSTRAINT "benefit_uses_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD CONSTRAINT "benefit_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_details" ADD CONSTRAINT "subject_details_subject_key_subjects_key_fk" FOREIGN KEY ("subject_key") REFERENCES "public"."subjects"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_merchant_uid_orders_merchant_uid_fk" FOREIGN KEY ("merchant_uid") REFERENCES "public"."orders"("merchant_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicants" ADD CONSTRAINT "applicants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollment_drafts" ADD CONSTRAINT "enrollment_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_benefit_id_benefits_id_fk" FOREIGN KEY ("benefit_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_subjects" ADD CONSTRAINT "tutor_subjects_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutors" ADD CONSTRAINT "tutors_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_verifications" ADD CONSTRAINT "phone_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_accounts_user_id_index" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_id_index" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_index" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "benefit_uses_once_per_user" ON "benefit_uses" USING btree ("benefit_id","user_id") WHERE "benefit_uses"."released_at" is null;--> statement-breakpoint
CREATE INDEX "subject_details_subject_key_index" ON "subject_details" USING btree ("subject_key");--> statement-breakpoint
CREATE INDEX "action_logs_user_id_created_at_index" ON "action_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("available_at") WHERE "outbox"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at_index" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollment_drafts_one_open" ON "enrollment_drafts" USING btree ("user_id") WHERE not "enrollment_drafts"."closed";--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_order_id_position_index" ON "order_items" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live_per_draft" ON "orders" USING btree ("draft_id") WHERE "orders"."draft_id" is not null and "orders"."status" <> 'FAILED';--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("lease_until") WHERE "orders"."status" in ('PENDING', 'UNKNOWN');--> statement-breakpoint
CREATE INDEX "payment_methods_user_id_index" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_default" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."is_default" and "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "schools_level_name_index" ON "schools" USING btree ("level","name");--> statement-breakpoint
CREATE INDEX "tutor_subjects_subject_detail_key_index" ON "tutor_subjects" USING btree ("subject_detail_key");--> statement-breakpoint
CREATE INDEX "consents_user_id_index" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "phone_verifications_user_id_created_at_index" ON "phone_verifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "students_user_id_index" ON "students" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "students_one_self" ON "students" USING btree ("user_id") WHERE "students"."is_self";--> statement-breakpoint
CREATE UNIQUE INDEX "users_verified_phone" ON "users" USING btree ("phone_number") WHERE "users"."phone_number_verified";