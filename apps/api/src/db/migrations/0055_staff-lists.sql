CREATE INDEX "benefits_common" ON "benefits" USING btree ("created_at" DESC NULLS FIRST,"code") WHERE "benefits"."owner_id" is null and "benefits"."benefit_type" <> 'REFERRAL';--> statement-breakpoint
CREATE INDEX "matches_by_promise" ON "matches" USING btree (coalesce("promised_on", '9999-12-31'),"id");--> statement-breakpoint
CREATE INDEX "matches_by_news" ON "matches" USING btree (coalesce("matched_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "matches_by_age" ON "matches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "matches_of_student" ON "matches" USING btree ("student_id") WHERE "matches"."status" = 'MATCHED' and "matches"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "orders_for_staff_by_status" ON "orders" USING btree ("status",("status" = 'UNKNOWN') desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "phone_messages_by_kind" ON "phone_messages" USING btree ("kind","created_at","id");
