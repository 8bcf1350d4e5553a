CREATE TABLE "tutor_listings" (
	"subject_key" text NOT NULL,
	"tutor_id" integer NOT NULL,
	"is_unsure" boolean NOT NULL,
	"free_half_hours" smallint NOT NULL,
	"teaching_years" smallint NOT NULL,
	CONSTRAINT "tutor_listings_subject_key_tutor_id_pk" PRIMARY KEY("subject_key","tutor_id")
);
--> statement-breakpoint
DROP INDEX "lesson_disputes_by_time";--> statement-breakpoint
DROP INDEX "class_pulses_bad";--> statement-breakpoint
DROP INDEX "candidate_tutors_of_tutor";--> statement-breakpoint
DROP INDEX "matches_of_user";--> statement-breakpoint
DROP INDEX "audit_logs_actor_id_action_id_index";--> statement-breakpoint
DROP INDEX "audit_logs_target_id_id_index";--> statement-breakpoint
DROP INDEX "audit_logs_by_action";--> statement-breakpoint
DROP INDEX "orders_of_user";--> statement-breakpoint
DROP INDEX "orders_of_student_name";--> statement-breakpoint
DROP INDEX "payouts_by_status";--> statement-breakpoint
DROP INDEX "payouts_of_run";--> statement-breakpoint
DROP INDEX "reviews_shown";--> statement-breakpoint
DROP INDEX "users_by_name";--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "payouts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "gross" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "income_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "local_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_runs" ADD COLUMN "net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tutor_listings" ADD CONSTRAINT "tutor_listings_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_listings_by_free_time" ON "tutor_listings" USING btree ("subject_key","is_unsure","free_half_hours" desc,"tutor_id");--> statement-breakpoint
CREATE INDEX "tutor_listings_by_experience" ON "tutor_listings" USING btree ("subject_key","teaching_years" desc,"tutor_id");--> statement-breakpoint
CREATE INDEX "tutor_listings_of_tutor" ON "tutor_listings" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "feature_exposures_created_at_index" ON "feature_exposures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lesson_disputes_open" ON "lesson_disputes" USING btree ("created_at","lesson_id") WHERE "lesson_disputes"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "lesson_disputes_decided" ON "lesson_disputes" USING btree ("created_at","lesson_id") WHERE "lesson_disputes"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "candidate_tutors_of_match" ON "candidate_tutors" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "payouts_by_age" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_unpaid" ON "payouts" USING btree ("month","status","net") WHERE "payouts"."status" <> 'PAID';--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_shown_by_rating" ON "reviews" USING btree ("rating","created_at","id") WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "tutors_of_user" ON "tutors" USING btree ("user_id") WHERE "tutors"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "class_pulses_bad" ON "class_pulses" USING btree ("updated_at","match_id","tutor_id") WHERE "class_pulses"."answer" = 'BAD';--> statement-breakpoint
CREATE INDEX "candidate_tutors_of_tutor" ON "candidate_tutors" USING btree ("tutor_id","created_at");--> statement-breakpoint
CREATE INDEX "matches_of_user" ON "matches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_logs_actor_id_action_id_index" ON "audit_logs" USING btree ("actor_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_logs_target_id_id_index" ON "audit_logs" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_logs_by_action" ON "audit_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at","status","id");--> statement-breakpoint
CREATE INDEX "orders_of_student_name" ON "orders" USING btree ("student_name" text_pattern_ops,"created_at","status","id");--> statement-breakpoint
CREATE INDEX "payouts_by_status" ON "payouts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_of_run" ON "payouts" USING btree ("month","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name" text_pattern_ops,"id");--> statement-breakpoint
UPDATE payout_runs r SET payouts = p.count, gross = p.gross, income_tax = p.income_tax, local_tax = p.local_tax, net = p.net
FROM (SELECT month, count(*) AS count, sum(gross) AS gross, sum(income_tax) AS income_tax, sum(local_tax) AS local_tax, sum(net) AS net
	FROM payouts GROUP BY month) p WHERE p.month = r.month;--> statement-breakpoint
-- As 0039 wrote it, and the rows of the public list: a tutor without an hour (`BROWSED_LESSON` of the domain) in any day, or whose account
-- is closed, has none.
CREATE OR REPLACE FUNCTION write_search_rows(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM tutor_postings p USING unnest(ids) AS changed(id) WHERE p.tutor_id = changed.id;
	INSERT INTO tutor_postings (tutor_id, subject_detail_key, rank, missing_points, styles, background, free_bits)
	SELECT t.id, s.subject_detail_key, CASE WHEN t.tier = 'EXPERT' THEN 'EXPERT' ELSE 'BASIC' END,
		25 - CASE s.confidence WHEN 'VERY_HIGH' THEN 15 WHEN 'HIGH' THEN 12 WHEN 'MEDIUM' THEN 8 WHEN 'LOW' THEN 4 ELSE 0 END
			- 10 * (t.capacity - t.active_students) / t.capacity,
		(SELECT coalesce(bit_or(1 << (array_position('{WARM,PASSIONATE,CHARISMATIC,METICULOUS,INTERESTING,SELF_ESTEEM,SPARTA}'::text[], style) - 1)), 0)
			FROM unnest(t.styles) style),
		(((array_position('{HIGHEST,HIGHER,HIGH,LOCAL_NATIONAL,OTHER}'::text[], u.tier) - 1) * 3
			+ array_position('{REGULAR_DECISION,EARLY_DECISION,NONE}'::text[], t.admission_type) - 1) * 2
			+ array_position('{LIBERAL_ARTS,NATURAL_SCIENCES}'::text[], t.track) - 1) * 2
			+ array_position('{MALE,FEMALE}'::text[], t.gender) - 1,
		t.week_bits & ~t.taken_bits
	FROM unnest(ids) AS changed(id)
	JOIN tutors t ON t.id = changed.id
	JOIN universities u ON u.id = t.university_id
	JOIN tutor_subjects s ON s.tutor_id = t.id
	WHERE t.is_open AND NOT t.is_resting AND t.active_students < t.capacity;

	DELETE FROM tutor_records r USING unnest(ids) AS changed(id) WHERE r.tutor_id = changed.id;
	INSERT INTO tutor_records (tutor_id, record)
	SELECT t.id, int4send(t.id) || int8send((extract(epoch FROM t.updated_at) * 1000)::bigint) || int2send(p.styles) || int2send(p.background)
		|| int2send(t.active_students) || int2send(t.capacity)
		|| int2send((CASE p.rank WHEN 'EXPERT' THEN 1 ELSE 0 END)::smallint) || substring(bit_send(p.free_bits) FROM 5)
		|| int2send(count(*)::smallint) || string_agg(int4send(d.code << 8 | p.missing_points), ''::bytea ORDER BY d.code)
	FROM unnest(ids) AS changed(id)
	JOIN tutors t ON t.id = changed.id
	JOIN tutor_postings p ON p.tutor_id = t.id
	JOIN subject_details d ON d.key = p.subject_detail_key
	GROUP BY t.id, p.styles, p.background, p.rank, p.free_bits;

	DELETE FROM tutor_listings l USING unnest(ids) AS changed(id) WHERE l.tutor_id = changed.id;
	INSERT INTO tutor_listings (subject_key, tutor_id, is_unsure, free_half_hours, teaching_years)
	SELECT k.key, t.id, bool_or(s.confidence NOT IN ('VERY_HIGH', 'HIGH')), bit_count(f.bits), t.teaching_years
	FROM unnest(ids) AS changed(id)
	JOIN tutors t ON t.id = changed.id
	JOIN tutor_subjects s ON s.tutor_id = t.id
	JOIN subject_details d ON d.key = s.subject_detail_key
	CROSS JOIN LATERAL (VALUES (d.subject_key), ('')) AS k(key)
	CROSS JOIN LATERAL (SELECT t.week_bits & ~t.taken_bits AS bits) f
	WHERE t.is_open AND NOT t.is_resting AND t.active_students < t.capacity
		AND bit_count(f.bits & (f.bits << 1) & repeat(repeat('1', 47) || '0', 7)::bit(336)) > 0
		AND NOT EXISTS (SELECT FROM users u WHERE u.id = t.user_id AND u.closed_at IS NOT NULL)
	GROUP BY k.key, t.id, f.bits;

	UPDATE posted_hours SET free_bits = posted_hours.free_bits | added.free_bits
	FROM (SELECT bit_or(p.free_bits) AS free_bits FROM unnest(ids) AS changed(id) JOIN tutor_postings p ON p.tutor_id = changed.id) added
	WHERE (posted_hours.free_bits | added.free_bits) <> posted_hours.free_bits;
END $$;--> statement-breakpoint
-- A closed account leaves the list with its tutor.
CREATE FUNCTION on_user_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tutors SET updated_at = updated_at + interval '1 millisecond' WHERE user_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_closed AFTER UPDATE OF closed_at ON users
	FOR EACH ROW WHEN (OLD.closed_at IS DISTINCT FROM NEW.closed_at) EXECUTE FUNCTION on_user_closed();--> statement-breakpoint
SELECT rebuild_search_rows();
