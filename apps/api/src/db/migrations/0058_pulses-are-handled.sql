ALTER TABLE "class_pulses" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "class_pulses" ADD COLUMN "handled_note" text;--> statement-breakpoint
CREATE INDEX "class_pulses_bad" ON "class_pulses" USING btree ("updated_at" DESC NULLS LAST) WHERE "class_pulses"."answer" = 'BAD';