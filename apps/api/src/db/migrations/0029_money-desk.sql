CREATE INDEX "order_schedule_periods_failing" ON "order_schedule_periods" USING btree ("due_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "order_schedule_periods"."status" in ('RETRYING', 'PAUSED');--> statement-breakpoint
CREATE INDEX "orders_for_staff" ON "orders" USING btree (("status" = 'UNKNOWN') desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","id") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_student_name" ON "orders" USING btree ("student_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_student_phone_number_index" ON "orders" USING btree ("student_phone_number");--> statement-breakpoint
CREATE INDEX "refunds_for_staff" ON "refunds" USING btree (("status" = 'UNKNOWN') desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at","id") WHERE "refunds"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name" text_pattern_ops);