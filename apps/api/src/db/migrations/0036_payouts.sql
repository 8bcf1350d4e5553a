CREATE TABLE "payout_accounts" (
	"tutor_id" integer PRIMARY KEY NOT NULL,
	"bank_code" text NOT NULL,
	"sealed_number" text NOT NULL,
	"number_end" text NOT NULL,
	"holder_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_lessons" (
	"lesson_id" uuid PRIMARY KEY NOT NULL,
	"payout_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "payout_lessons_amount_positive" CHECK ("payout_lessons"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"month" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_runs_month_form" CHECK ("payout_runs"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tutor_id" integer NOT NULL,
	"month" text NOT NULL,
	"gross" integer NOT NULL,
	"income_tax" integer NOT NULL,
	"local_tax" integer NOT NULL,
	"net" integer NOT NULL,
	"status" text DEFAULT 'READY' NOT NULL,
	"transfer_file_id" uuid,
	"bank_code" text,
	"sealed_number" text,
	"number_end" text,
	"holder_name" text,
	"failure_reason" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_status_known" CHECK ("payouts"."status" in ('READY', 'SENT', 'PAID', 'FAILED')),
	CONSTRAINT "payouts_add_up" CHECK ("payouts"."gross" > 0 and "payouts"."income_tax" >= 0 and "payouts"."local_tax" >= 0 and "payouts"."net" > 0
        and "payouts"."net" = "payouts"."gross" - "payouts"."income_tax" - "payouts"."local_tax"),
	CONSTRAINT "payouts_number_while_sent" CHECK (("payouts"."status" = 'SENT') = ("payouts"."sealed_number" is not null)),
	CONSTRAINT "payouts_file_when_sent" CHECK ("payouts"."status" = 'READY' or "payouts"."transfer_file_id" is not null),
	CONSTRAINT "payouts_reason_when_failed" CHECK (("payouts"."status" = 'FAILED') = ("payouts"."failure_reason" is not null)),
	CONSTRAINT "payouts_paid_at_when_paid" CHECK (("payouts"."status" = 'PAID') = ("payouts"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "transfer_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" text NOT NULL,
	"count" integer NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lessons" ADD CONSTRAINT "payout_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lessons" ADD CONSTRAINT "payout_lessons_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_month_payout_runs_month_fk" FOREIGN KEY ("month") REFERENCES "public"."payout_runs"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_transfer_file_id_transfer_files_id_fk" FOREIGN KEY ("transfer_file_id") REFERENCES "public"."transfer_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_lessons_of_payout" ON "payout_lessons" USING btree ("payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_per_month" ON "payouts" USING btree ("tutor_id","month");--> statement-breakpoint
CREATE INDEX "payouts_by_status" ON "payouts" USING btree ("status","month");--> statement-breakpoint
CREATE INDEX "payouts_of_run" ON "payouts" USING btree ("month");--> statement-breakpoint
CREATE INDEX "payouts_of_file" ON "payouts" USING btree ("transfer_file_id");