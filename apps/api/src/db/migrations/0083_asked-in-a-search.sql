DROP INDEX "matches_open";--> statement-breakpoint
DROP INDEX "matches_by_promise";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "first_round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_open" ON "matches" USING btree ((
  case when "status" in ('UNPAIRED', 'PROFILE_MATCH_FAILED') then '0' else '1' end || coalesce("promised_on", '9999-12-31')),"id") WHERE "matches"."status" in ('READY', 'MATCHING', 'AIM_ING', 'PROFILE_MATCHING', 'UNPAIRED', 'PROFILE_MATCH_FAILED');--> statement-breakpoint
CREATE INDEX "matches_by_promise" ON "matches" USING btree ((
  case when "status" in ('UNPAIRED', 'PROFILE_MATCH_FAILED') then '0' else '1' end || coalesce("promised_on", '9999-12-31')),"id");