ALTER TABLE "notification_settings" ADD COLUMN "message_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "notification_settings" SET "message_alerts" = "lesson_alerts";
