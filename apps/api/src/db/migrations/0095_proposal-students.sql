CREATE INDEX "tutor_applicants_tutor_id_index" ON "tutor_applicants" USING btree ("tutor_id");--> statement-breakpoint
-- A proposal counts its tutor's students instead of keeping the sentence about them.
UPDATE "candidate_tutors" c SET "fit" = c."fit" || jsonb_build_object('notes', kept."notes", 'students', kept."students")
FROM (
  SELECT o."pairing_id", o."tutor_id",
    coalesce(jsonb_agg(n."note" ORDER BY n."place") FILTER (WHERE n."note" IS NOT NULL AND w."word" IS NULL), '[]') AS "notes",
    coalesce(max(coalesce(array_position(ARRAY['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'], w."word"), substring(w."word" FROM '^\d+$')::int)), 0) AS "students"
  FROM "candidate_tutors" o
  LEFT JOIN LATERAL jsonb_array_elements_text(o."fit" -> 'notes') WITH ORDINALITY AS n("note", "place") ON true
  LEFT JOIN LATERAL (SELECT substring(n."note" FROM '^지금 (\S+?) ?명을 가르치고 있어요$') AS "word") w ON true
  WHERE o."fit" IS NOT NULL
  GROUP BY o."pairing_id", o."tutor_id"
) kept
WHERE c."pairing_id" = kept."pairing_id" AND c."tutor_id" = kept."tutor_id" AND NOT c."fit" ? 'students';
