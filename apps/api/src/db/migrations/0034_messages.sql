CREATE TABLE "message_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"object_key" text,
	"type" text,
	"width" smallint,
	"height" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_pictures_objectKey_unique" UNIQUE("object_key"),
	CONSTRAINT "message_pictures_whole" CHECK (num_nonnulls("message_pictures"."object_key", "message_pictures"."type", "message_pictures"."width", "message_pictures"."height") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"note" text,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reports_once" UNIQUE("thread_id","message_id"),
	CONSTRAINT "message_reports_reason_known" CHECK ("message_reports"."reason" in ('RUDE', 'CONTACT', 'SPAM', 'WORRY', 'OTHER')),
	CONSTRAINT "message_reports_closed" CHECK (("message_reports"."status" = 'CLOSED') = ("message_reports"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"match_id" uuid NOT NULL,
	"tutor_id" integer NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"buyer_read" integer DEFAULT 0 NOT NULL,
	"tutor_read" integer DEFAULT 0 NOT NULL,
	"buyer_told" integer DEFAULT 0 NOT NULL,
	"tutor_told" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_threads_one_per_pair" UNIQUE("match_id","tutor_id"),
	CONSTRAINT "message_threads_nobody_reads_ahead" CHECK (greatest("message_threads"."buyer_read", "message_threads"."tutor_read", "message_threads"."buyer_told", "message_threads"."tutor_told") <= "message_threads"."last_number")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"thread_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"picture_id" uuid,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_thread_id_id_pk" PRIMARY KEY("thread_id","id"),
	CONSTRAINT "messages_pictureId_unique" UNIQUE("picture_id"),
	CONSTRAINT "messages_one_per_number" UNIQUE("thread_id","number"),
	CONSTRAINT "messages_side_known" CHECK ("messages"."side" in ('BUYER', 'TUTOR')),
	CONSTRAINT "messages_say_something" CHECK ("messages"."text" <> '' or "messages"."picture_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_thread_id_message_id_messages_thread_id_id_fk" FOREIGN KEY ("thread_id","message_id") REFERENCES "public"."messages"("thread_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_picture_id_message_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."message_pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_pictures_created_at_index" ON "message_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_reports_by_status" ON "message_reports" USING btree ("status","created_at");