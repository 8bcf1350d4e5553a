CREATE TABLE "learning_type_answers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"answers" smallint[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_type_answers_whole" CHECK (cardinality("learning_type_answers"."answers") = 18 and 0 <= all("learning_type_answers"."answers") and 5 >= all("learning_type_answers"."answers"))
);
--> statement-breakpoint
ALTER TABLE "learning_type_answers" ADD CONSTRAINT "learning_type_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_type_answers_updated_at_index" ON "learning_type_answers" USING btree ("updated_at");