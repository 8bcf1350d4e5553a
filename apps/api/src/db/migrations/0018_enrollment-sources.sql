ALTER TABLE "action_logs" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "action_logs" ADD COLUMN "utm" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "action_logs_created_at_index" ON "action_logs" USING btree ("created_at");