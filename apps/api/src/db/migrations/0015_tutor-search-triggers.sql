-- The only writer of tutor_postings, tutor_records and posted_hours: triggers on everything that they are computed from.
-- features/tutor-search/README.md explains the tables. The codes and points below repeat the domain's, and the layout of a record that
-- of memory/read-records.ts; postgres/search-tables.test.ts compares them, so a change of either needs a new migration that replaces
-- write_search_rows and calls rebuild_search_rows().

-- Replaces the search rows of some tutors, whose rows the transaction holds. A tutor without room for a student has none.
CREATE FUNCTION write_search_rows(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
	WHERE t.is_open AND t.active_students < t.capacity;

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
--> statement-breakpoint
-- Writes all search rows again, for a bulk load that ran without triggers.
CREATE FUNCTION rebuild_search_rows() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	batch integer[];
	last_id integer := -1;
BEGIN
	DELETE FROM tutor_postings;
	DELETE FROM tutor_records;
	LOOP
		SELECT array_agg(id), max(id) INTO batch, last_id
		FROM (SELECT id FROM tutors WHERE id > last_id ORDER BY id LIMIT 10000) page;
		EXIT WHEN batch IS NULL;
		PERFORM write_search_rows(batch);
	END LOOP;
END $$;
--> statement-breakpoint
-- The version of a tutor: what If-Match and the index in memory compare. It always rises, also twice within a millisecond.
CREATE FUNCTION touch_tutor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.updated_at := greatest(clock_timestamp(), OLD.updated_at + interval '1 millisecond');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tutors_touch BEFORE UPDATE ON tutors
	FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_tutor();
--> statement-breakpoint
-- Writes the search rows of changed tutors and wakes every process when the transaction commits.
CREATE FUNCTION on_tutors_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids integer[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT array_agg(n.id) INTO ids FROM new_rows n JOIN old_rows o USING (id) WHERE n.updated_at <> o.updated_at;
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(id) INTO ids FROM new_rows;
	ELSE
		SELECT array_agg(id) INTO ids FROM old_rows;
	END IF;
	IF ids IS NULL THEN
		RETURN NULL;
	END IF;
	PERFORM write_search_rows(ids);
	PERFORM pg_notify('tutor_changed', id::text) FROM unnest(ids) AS changed(id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tutors_inserted AFTER INSERT ON tutors
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION on_tutors_changed();
--> statement-breakpoint
CREATE TRIGGER tutors_updated AFTER UPDATE ON tutors
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION on_tutors_changed();
--> statement-breakpoint
CREATE TRIGGER tutors_deleted AFTER DELETE ON tutors
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION on_tutors_changed();
--> statement-breakpoint
-- What is taught is part of a tutor: a change of it is a new version of the tutor's row, whose trigger does the rest.
CREATE FUNCTION on_tutor_subjects_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		UPDATE tutors SET updated_at = updated_at + interval '1 millisecond'
		WHERE id IN (SELECT tutor_id FROM (SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows) changed);
	ELSIF TG_OP = 'INSERT' THEN
		UPDATE tutors SET updated_at = updated_at + interval '1 millisecond' WHERE id IN (SELECT tutor_id FROM new_rows);
	ELSE
		UPDATE tutors SET updated_at = updated_at + interval '1 millisecond' WHERE id IN (SELECT tutor_id FROM old_rows);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tutor_subjects_inserted AFTER INSERT ON tutor_subjects
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION on_tutor_subjects_changed();
--> statement-breakpoint
CREATE TRIGGER tutor_subjects_updated AFTER UPDATE ON tutor_subjects
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION on_tutor_subjects_changed();
--> statement-breakpoint
CREATE TRIGGER tutor_subjects_deleted AFTER DELETE ON tutor_subjects
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION on_tutor_subjects_changed();
--> statement-breakpoint
CREATE FUNCTION on_university_tier_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tutors SET updated_at = updated_at + interval '1 millisecond' WHERE university_id = NEW.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER universities_tier_changed AFTER UPDATE OF tier ON universities
	FOR EACH ROW WHEN (OLD.tier IS DISTINCT FROM NEW.tier) EXECUTE FUNCTION on_university_tier_changed();
