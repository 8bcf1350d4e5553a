CREATE TABLE "order_schedule_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"status" text DEFAULT 'DUE' NOT NULL,
	"due_on" date NOT NULL,
	"amount" integer NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"announced_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_schedule_periods_status_known" CHECK ("order_schedule_periods"."status" in ('DUE', 'CHARGING', 'PAID', 'RETRYING', 'PAUSED', 'SKIPPED'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid,
	"requested_by" text NOT NULL,
	"actor_id" text,
	"idempotency_key" text NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"amount" integer NOT NULL,
	"rule" text,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"used_count" smallint,
	"reason" text DEFAULT '' NOT NULL,
	"cancelled_before" integer,
	"failure_message" text,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount_not_negative" CHECK ("refunds"."amount" >= 0),
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('REQUESTED', 'SENDING', 'UNKNOWN', 'DONE', 'FAILED')),
	CONSTRAINT "refunds_requester_known" CHECK ("refunds"."requested_by" in ('BUYER', 'STAFF', 'PROVIDER'))
);
--> statement-breakpoint
ALTER TABLE "order_schedules" ADD COLUMN "offered_amount" integer;--> statement-breakpoint
ALTER TABLE "order_schedules" ADD COLUMN "offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_schedules" ADD COLUMN "day_of_month" smallint;--> statement-breakpoint
UPDATE "order_schedules" SET "day_of_month" = extract(day from "next_date");--> statement-breakpoint
ALTER TABLE "order_schedules" ALTER COLUMN "day_of_month" SET NOT NULL;--> statement-breakpoint
-- Nothing was charged so far; nobody is charged without the message seven days before.
UPDATE "order_schedules" SET "next_date" = (
  SELECT min(day) FROM generate_series("next_date"::timestamp, "next_date"::timestamp + interval '10 years', interval '1 month') AS day
  WHERE day >= current_date + 8
) WHERE "next_date" < current_date + 8;--> statement-breakpoint
ALTER TABLE "order_schedules" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "order_schedules" ADD COLUMN "link_token_hash" text;--> statement-breakpoint
ALTER TABLE "order_schedules" ADD COLUMN "link_sealed_token" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "kept_count" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "schedule_period_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_schedule_periods" ADD CONSTRAINT "order_schedule_periods_schedule_id_order_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."order_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_schedule_periods_once" ON "order_schedule_periods" USING btree ("schedule_id","number");--> statement-breakpoint
CREATE INDEX "order_schedule_periods_due" ON "order_schedule_periods" USING btree ("next_attempt_at") WHERE "order_schedule_periods"."status" in ('DUE', 'RETRYING');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_idempotency" ON "refunds" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("order_id") WHERE "refunds"."status" in ('REQUESTED', 'SENDING', 'UNKNOWN');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_per_item" ON "refunds" USING btree ("order_item_id") WHERE "refunds"."order_item_id" is not null and "refunds"."status" <> 'FAILED';--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("lease_until") WHERE "refunds"."status" in ('REQUESTED', 'SENDING', 'UNKNOWN');--> statement-breakpoint
CREATE INDEX "order_schedules_due" ON "order_schedules" USING btree ("next_date") WHERE "order_schedules"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "order_items_match_id_index" ON "order_items" USING btree ("match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_live_per_period" ON "orders" USING btree ("schedule_period_id") WHERE "orders"."schedule_period_id" is not null and "orders"."status" <> 'FAILED';--> statement-breakpoint
ALTER TABLE "order_schedules" ADD CONSTRAINT "order_schedules_linkTokenHash_unique" UNIQUE("link_token_hash");--> statement-breakpoint
ALTER TABLE "order_schedules" ADD CONSTRAINT "order_schedules_status_known" CHECK ("order_schedules"."status" in ('ACTIVE', 'PAUSED', 'STOPPED'));--> statement-breakpoint
ALTER TABLE "order_schedules" ADD CONSTRAINT "order_schedules_day_of_month" CHECK ("order_schedules"."day_of_month" between 1 and 31);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_at_most_paid" CHECK ("orders"."refunded_amount" between 0 and "orders"."amount");--> statement-breakpoint
-- Refunds that are done or under way, together, are never more than what was paid: the sum stands at the order, under its check.
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET refunded_amount = refunded_amount
    + CASE WHEN TG_OP <> 'DELETE' AND NEW.status <> 'FAILED' THEN NEW.amount ELSE 0 END
    - CASE WHEN TG_OP <> 'INSERT' AND OLD.status <> 'FAILED' THEN OLD.amount ELSE 0 END
  WHERE id = coalesce(NEW.order_id, OLD.order_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER refunds_within_payment AFTER INSERT OR DELETE OR UPDATE OF amount, status ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();
