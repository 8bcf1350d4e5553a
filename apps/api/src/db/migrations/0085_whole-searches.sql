DROP INDEX "matches_open";--> statement-breakpoint
DROP INDEX "matches_by_promise";--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "first_round" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_open" ON "matches" USING btree ((
  case when "status" in ('UNPAIRED', 'PROFILE_MATCH_FAILED') then '0' else '1' end || coalesce("promised_on", '9999-12-31')),"id") WHERE "matches"."status" in ('READY', 'MATCHING', 'AIM_ING', 'PROFILE_MATCHING', 'UNPAIRED', 'PROFILE_MATCH_FAILED');--> statement-breakpoint
CREATE INDEX "matches_by_promise" ON "matches" USING btree ((
  case when "status" in ('UNPAIRED', 'PROFILE_MATCH_FAILED') then '0' else '1' end || coalesce("promised_on", '9999-12-31')),"id");--> statement-breakpoint
-- Written again at the end.
DELETE FROM tutor_listings;--> statement-breakpoint
ALTER TABLE "tutor_listings" ADD COLUMN "study_group" text NOT NULL;--> statement-breakpoint
-- As the domain's `universityGroupOf` and `proposedRankOf`; postgres/top-universities.test.ts compares them.
CREATE FUNCTION university_group(name text, tier text, major text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
	SELECT CASE
		WHEN major ~ '(^|[ (·])(의예|의학|치의예|치의학|한의예|한의학|약학|수의예|수의학)(과|부|대학|전공|계열)?($|[ )·])' THEN 'MEDICAL'
		WHEN name ~ '(?<!기술)교육대학교$|교원대학교$|교대$' THEN 'EDUCATION'
		WHEN name ~* '과학기술원|KAIST|GIST|UNIST|포항공과대|한국예술종합|사관학교|경찰대' THEN 'SPECIAL'
		WHEN tier IN ('HIGHEST', 'HIGHER', 'HIGH') THEN tier
		ELSE 'OTHERS' END
$$;--> statement-breakpoint
CREATE FUNCTION proposed_rank(tutor_tier text, study_group text) RETURNS text IMMUTABLE LANGUAGE sql AS $$
	SELECT CASE
		WHEN tutor_tier = 'EXPERT' THEN 'EXPERT'
		WHEN study_group IN ('SPECIAL', 'HIGHEST', 'HIGHER', 'EDUCATION', 'MEDICAL') THEN 'BASIC' END
$$;--> statement-breakpoint
-- As 0059 wrote it, without tutors who are proposed for no lessons.
CREATE OR REPLACE FUNCTION write_search_rows(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM tutor_postings p USING unnest(ids) AS changed(id) WHERE p.tutor_id = changed.id;
	INSERT INTO tutor_postings (tutor_id, subject_detail_key, rank, missing_points, styles, background, free_bits)
	SELECT t.id, s.subject_detail_key, proposed_rank(t.tier, university_group(u.name, u.tier, t.major)),
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
	WHERE t.is_open AND NOT t.is_resting AND t.active_students < t.capacity
		AND proposed_rank(t.tier, university_group(u.name, u.tier, t.major)) IS NOT NULL;

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
	INSERT INTO tutor_listings (subject_key, tutor_id, is_unsure, free_half_hours, teaching_years, study_group)
	SELECT k.key, t.id, bool_or(s.confidence NOT IN ('VERY_HIGH', 'HIGH')), bit_count(f.bits), t.teaching_years, g.study_group
	FROM unnest(ids) AS changed(id)
	JOIN tutors t ON t.id = changed.id
	JOIN universities u ON u.id = t.university_id
	CROSS JOIN LATERAL (SELECT university_group(u.name, u.tier, t.major) AS study_group) g
	JOIN tutor_subjects s ON s.tutor_id = t.id
	JOIN subject_details d ON d.key = s.subject_detail_key
	CROSS JOIN LATERAL (VALUES (d.subject_key), ('')) AS k(key)
	CROSS JOIN LATERAL (SELECT t.week_bits & ~t.taken_bits AS bits) f
	WHERE t.is_open AND NOT t.is_resting AND t.active_students < t.capacity
		AND bit_count(f.bits & (f.bits << 1) & repeat(repeat('1', 47) || '0', 7)::bit(336)) > 0
		AND proposed_rank(t.tier, g.study_group) IS NOT NULL
		AND NOT EXISTS (SELECT FROM users a WHERE a.id = t.user_id AND a.closed_at IS NOT NULL)
	GROUP BY k.key, t.id, f.bits, g.study_group;

	UPDATE posted_hours SET free_bits = posted_hours.free_bits | added.free_bits
	FROM (SELECT bit_or(p.free_bits) AS free_bits FROM unnest(ids) AS changed(id) JOIN tutor_postings p ON p.tutor_id = changed.id) added
	WHERE (posted_hours.free_bits | added.free_bits) <> posted_hours.free_bits;
END $$;--> statement-breakpoint
-- A name decides a group, too.
DROP TRIGGER universities_tier_changed ON universities;--> statement-breakpoint
CREATE TRIGGER universities_changed AFTER UPDATE OF name, tier ON universities
	FOR EACH ROW WHEN ((OLD.name, OLD.tier) IS DISTINCT FROM (NEW.name, NEW.tier)) EXECUTE FUNCTION on_university_tier_changed();--> statement-breakpoint
SELECT rebuild_search_rows();
