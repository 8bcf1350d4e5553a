CREATE TABLE "referral_credits" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" text NOT NULL,
	"status" text NOT NULL,
	"coupon_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_credits_couponId_unique" UNIQUE("coupon_id"),
	CONSTRAINT "referral_credits_status_known" CHECK ("referral_credits"."status" in ('CREDITED', 'VOID')),
	CONSTRAINT "referral_credits_coupon_when_credited" CHECK ("referral_credits"."status" <> 'CREDITED' or "referral_credits"."coupon_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "benefit_uses" ADD COLUMN "is_referral" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "benefit_uses" SET "is_referral" = true FROM "benefits" WHERE "benefits"."id" = "benefit_uses"."benefit_id" AND "benefits"."benefit_type" = 'REFERRAL';--> statement-breakpoint
ALTER TABLE "benefits" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "referral_credits" ADD CONSTRAINT "referral_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_credits" ADD CONSTRAINT "referral_credits_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_credits" ADD CONSTRAINT "referral_credits_coupon_id_benefits_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."benefits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_credits_of_referrer" ON "referral_credits" USING btree ("referrer_id");--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "benefit_uses_one_referral" ON "benefit_uses" USING btree ("user_id") WHERE "benefit_uses"."is_referral" and "benefit_uses"."released_at" is null;--> statement-breakpoint
CREATE INDEX "benefit_uses_of_referrals" ON "benefit_uses" USING btree ("created_at") WHERE "benefit_uses"."is_referral";--> statement-breakpoint
CREATE UNIQUE INDEX "benefits_one_code_per_referrer" ON "benefits" USING btree ("referrer_id") WHERE "benefits"."benefit_type" = 'REFERRAL';--> statement-breakpoint
CREATE INDEX "benefits_of_owner" ON "benefits" USING btree ("owner_id") WHERE "benefits"."owner_id" is not null;
