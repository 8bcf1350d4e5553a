CREATE TABLE "up_selling_offer_matches" (
	"offer_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"tutor_id" integer NOT NULL,
	"refund_amount" integer NOT NULL,
	CONSTRAINT "up_selling_offer_matches_offer_id_match_id_pk" PRIMARY KEY("offer_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "up_selling_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"actor_id" text,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"product_ids" integer[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "up_selling_offers_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "up_selling_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_order_id" uuid NOT NULL,
	"from_item_id" uuid NOT NULL,
	"to_order_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"status" text DEFAULT 'RESERVED' NOT NULL,
	"amount" integer NOT NULL,
	"returned_amount" integer DEFAULT 0 NOT NULL,
	"used_count" smallint NOT NULL,
	"moved_count" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "up_selling_transfers_amount" CHECK ("up_selling_transfers"."returned_amount" between 0 and "up_selling_transfers"."amount"),
	CONSTRAINT "up_selling_transfers_status_known" CHECK ("up_selling_transfers"."status" in ('RESERVED', 'DONE', 'RELEASED'))
);
--> statement-breakpoint
ALTER TABLE "up_selling_offer_matches" ADD CONSTRAINT "up_selling_offer_matches_offer_id_up_selling_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."up_selling_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_offer_matches" ADD CONSTRAINT "up_selling_offer_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_offer_matches" ADD CONSTRAINT "up_selling_offer_matches_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_offers" ADD CONSTRAINT "up_selling_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_offers" ADD CONSTRAINT "up_selling_offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_transfers" ADD CONSTRAINT "up_selling_transfers_from_order_id_orders_id_fk" FOREIGN KEY ("from_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_transfers" ADD CONSTRAINT "up_selling_transfers_from_item_id_order_items_id_fk" FOREIGN KEY ("from_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_transfers" ADD CONSTRAINT "up_selling_transfers_to_order_id_orders_id_fk" FOREIGN KEY ("to_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "up_selling_transfers" ADD CONSTRAINT "up_selling_transfers_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "up_selling_offer_matches_match_id_index" ON "up_selling_offer_matches" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "up_selling_offers_of_user" ON "up_selling_offers" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "up_selling_offers_one_per_order" ON "up_selling_offers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "up_selling_transfers_from_order_id_index" ON "up_selling_transfers" USING btree ("from_order_id");--> statement-breakpoint
CREATE INDEX "up_selling_transfers_to_order_id_index" ON "up_selling_transfers" USING btree ("to_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "up_selling_transfers_one_per_item" ON "up_selling_transfers" USING btree ("from_item_id") WHERE "up_selling_transfers"."status" <> 'RELEASED';--> statement-breakpoint
CREATE FUNCTION up_selling_transfers_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET refunded_amount = refunded_amount
    + CASE WHEN TG_OP <> 'DELETE' AND NEW.status <> 'RELEASED' THEN NEW.amount - NEW.returned_amount ELSE 0 END
    - CASE WHEN TG_OP <> 'INSERT' AND OLD.status <> 'RELEASED' THEN OLD.amount - OLD.returned_amount ELSE 0 END
  WHERE id = coalesce(NEW.from_order_id, OLD.from_order_id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER up_selling_transfers_within_payment AFTER INSERT OR DELETE OR UPDATE OF amount, returned_amount, status ON "up_selling_transfers"
  FOR EACH ROW EXECUTE FUNCTION up_selling_transfers_within_payment();
