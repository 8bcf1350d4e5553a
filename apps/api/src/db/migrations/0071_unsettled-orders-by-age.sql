DROP INDEX "orders_unsettled";--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("created_at") WHERE "orders"."status" in ('PENDING', 'UNKNOWN');