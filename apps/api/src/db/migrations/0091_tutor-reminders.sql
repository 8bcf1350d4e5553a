ALTER TABLE "notification_settings" ADD COLUMN "reminder_alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "notification_settings" SET "reminder_alerts" = "lesson_alerts";
