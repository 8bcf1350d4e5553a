CREATE TABLE "learning_type_results" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"claim_key_hash" text NOT NULL,
	"pace" smallint NOT NULL,
	"understanding" smallint NOT NULL,
	"company" smallint NOT NULL,
	"user_id" text,
	"student_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learning_type_results_owner_whole" CHECK (("learning_type_results"."user_id" is null) = ("learning_type_results"."student_id" is null)),
	CONSTRAINT "learning_type_results_scores" CHECK (greatest(abs("learning_type_results"."pace"), abs("learning_type_results"."understanding"), abs("learning_type_results"."company")) <= 12)
);
--> statement-breakpoint
ALTER TABLE "learning_type_results" ADD CONSTRAINT "learning_type_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_type_results" ADD CONSTRAINT "learning_type_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_type_results_created_at_index" ON "learning_type_results" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "learning_type_results_user_id_index" ON "learning_type_results" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learning_type_results_of_student" ON "learning_type_results" USING btree ("student_id","created_at" DESC NULLS LAST);