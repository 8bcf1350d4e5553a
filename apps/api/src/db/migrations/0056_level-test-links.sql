CREATE TABLE "level_test_shares" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "level_test_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "level_test_id" uuid;--> statement-breakpoint
ALTER TABLE "level_test_shares" ADD CONSTRAINT "level_test_shares_session_id_level_test_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."level_test_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_level_test_id_level_test_sessions_id_fk" FOREIGN KEY ("level_test_id") REFERENCES "public"."level_test_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultations_level_test_id_index" ON "consultations" USING btree ("level_test_id");
