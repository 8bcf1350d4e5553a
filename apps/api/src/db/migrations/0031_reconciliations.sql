CREATE TABLE "reconciliations" (
	"day" date PRIMARY KEY NOT NULL,
	"paid_here" bigint DEFAULT 0 NOT NULL,
	"paid_there" bigint DEFAULT 0 NOT NULL,
	"refunded_here" bigint DEFAULT 0 NOT NULL,
	"refunded_there" bigint DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
