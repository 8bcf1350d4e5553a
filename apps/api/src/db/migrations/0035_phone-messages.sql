CREATE TABLE "phone_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"phone_number" text,
	"is_addressed" boolean DEFAULT false NOT NULL,
	"text" text,
	"sealed_text" text,
	"status" text NOT NULL,
	"drop_reason" text,
	"failure" text,
	"attempts" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_messages_key_unique" UNIQUE("key"),
	CONSTRAINT "phone_messages_status_known" CHECK ("phone_messages"."status" in ('SENT', 'DROPPED', 'FAILED')),
	CONSTRAINT "phone_messages_reason_when_dropped" CHECK (("phone_messages"."status" = 'DROPPED') = ("phone_messages"."drop_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_messages_by_time" ON "phone_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "phone_messages_of_user" ON "phone_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "phone_messages_not_sent" ON "phone_messages" USING btree ("status","created_at","id") WHERE "phone_messages"."status" <> 'SENT';--> statement-breakpoint
CREATE INDEX "audit_logs_by_action" ON "audit_logs" USING btree ("action","id" DESC NULLS LAST);