ALTER TABLE "audit_logs" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "actor_email" text;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "shown_ids" text[];--> statement-breakpoint
CREATE INDEX "audit_logs_shown_ids_index" ON "audit_logs" USING gin ("shown_ids");