CREATE TABLE "import_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"next_page" integer NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "high_school_type" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_code_unique" UNIQUE("code");