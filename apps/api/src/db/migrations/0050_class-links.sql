CREATE TABLE "class_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"match_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "class_links_answer_known" CHECK ("class_links"."answer" in ('REMATCH', 'LEAVE'))
);
--> statement-breakpoint
ALTER TABLE "class_links" ADD CONSTRAINT "class_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_links" ADD CONSTRAINT "class_links_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_links_expires_at_index" ON "class_links" USING btree ("expires_at");