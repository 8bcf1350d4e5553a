CREATE TABLE "conversions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"order_id" uuid,
	"consultation_id" uuid,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"forwarded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversions_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "conversions_consultationId_unique" UNIQUE("consultation_id"),
	CONSTRAINT "conversions_of_one_thing" CHECK (num_nonnulls("conversions"."order_id", "conversions"."consultation_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;
