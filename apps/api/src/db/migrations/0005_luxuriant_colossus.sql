CREATE TABLE "feature_exposures" (
	"visitor_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"variant" text NOT NULL,
	"user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feature_exposures_visitor_id_feature_variant_pk" PRIMARY KEY("visitor_id","feature","variant")
);
--> statement-breakpoint
ALTER TABLE "web_features" ADD COLUMN "split" jsonb;--> statement-breakpoint
ALTER TABLE "feature_exposures" ADD CONSTRAINT "feature_exposures_feature_web_features_name_fk" FOREIGN KEY ("feature") REFERENCES "public"."web_features"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_exposures" ADD CONSTRAINT "feature_exposures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feature_exposures_feature_variant_index" ON "feature_exposures" USING btree ("feature","variant");--> statement-breakpoint
CREATE INDEX "feature_exposures_user_id_index" ON "feature_exposures" USING btree ("user_id");