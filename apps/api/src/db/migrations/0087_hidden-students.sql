ALTER TABLE "students" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_student_id_index" ON "matches" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "order_schedules_student_id_index" ON "order_schedules" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "orders_student_id_index" ON "orders" USING btree ("student_id");