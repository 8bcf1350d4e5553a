ALTER TABLE "tutors" ADD COLUMN "is_resting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "tutors_by_joining" ON "tutors" USING btree ("tier","is_resting","is_open","created_at","id");--> statement-breakpoint
CREATE INDEX "tutors_by_name" ON "tutors" USING btree ("tier","is_resting","is_open","name" collate "C","id");--> statement-breakpoint
CREATE INDEX "tutors_by_students" ON "tutors" USING btree ("tier","is_resting","is_open","active_students","id");--> statement-breakpoint
CREATE INDEX "tutors_by_phone_end" ON "tutors" USING btree (right("phone_number", 4),"id") WHERE "tutors"."phone_number" is not null;--> statement-breakpoint
-- Replaces the search rows of some tutors, whose rows the transaction holds. A tutor without room for a student has none, nor has one
-- whom staff put to rest; the rest of it is as 0015 wrote it.
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

	UPDATE posted_hours SET free_bits = posted_hours.free_bits | added.free_bits
	FROM (SELECT bit_or(p.free_bits) AS free_bits FROM unnest(ids) AS changed(id) JOIN tutor_postings p ON p.tutor_id = changed.id) added
	WHERE (posted_hours.free_bits | added.free_bits) <> posted_hours.free_bits;
END $$;
