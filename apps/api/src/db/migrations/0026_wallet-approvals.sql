CREATE TABLE "wallet_approvals" (
	"issue_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"draft_id" uuid,
	"wallet" text NOT NULL,
	"order_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_approvals_wallet_known" CHECK ("wallet_approvals"."wallet" in ('KAKAOPAY', 'NAVERPAY'))
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "issue_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "disconnected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "wallet_approvals" ADD CONSTRAINT "wallet_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_approvals_user_id_index" ON "wallet_approvals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_approvals_created_at_index" ON "wallet_approvals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_methods_issue_id_index" ON "payment_methods" USING btree ("issue_id");--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_type_known" CHECK ("payment_methods"."payment_type" in ('CARD', 'KAKAOPAY', 'NAVERPAY'));--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_naverpay_used_once" CHECK (not "payment_methods"."active" or "payment_methods"."payment_type" <> 'NAVERPAY');