CREATE TABLE "tutor_postings" (
	"tutor_id" integer NOT NULL,
	"subject_detail_key" text NOT NULL,
	"rank" text NOT NULL,
	"missing_points" smallint NOT NULL,
	"styles" smallint NOT NULL,
	"background" smallint NOT NULL,
	"free_bits" bit(336) NOT NULL,
	CONSTRAINT "tutor_postings_tutor_id_subject_detail_key_pk" PRIMARY KEY("tutor_id","subject_detail_key")
);
--> statement-breakpoint
ALTER TABLE "tutor_postings" ADD CONSTRAINT "tutor_postings_tutor_id_tutors_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tutor_postings_search" ON "tutor_postings" USING btree ("subject_detail_key","rank","missing_points","tutor_id","styles","background","free_bits");--> statement-breakpoint
CREATE INDEX "tutors_updated_at" ON "tutors" USING btree ("updated_at");--> statement-breakpoint
INSERT INTO "tutor_postings" ("tutor_id", "subject_detail_key", "rank", "missing_points", "styles", "background", "free_bits")
SELECT t."id", s."subject_detail_key", CASE WHEN t."tier" = 'EXPERT' THEN 'EXPERT' ELSE 'BASIC' END,
	25 - CASE s."confidence" WHEN 'VERY_HIGH' THEN 15 WHEN 'HIGH' THEN 12 WHEN 'MEDIUM' THEN 8 WHEN 'LOW' THEN 4 ELSE 0 END
		- 10 * (t."capacity" - t."active_students") / t."capacity",
	(SELECT coalesce(bit_or(1 << (array_position('{WARM,PASSIONATE,CHARISMATIC,METICULOUS,INTERESTING,SELF_ESTEEM,SPARTA}'::text[], "style") - 1)), 0) FROM unnest(t."styles") AS "style"),
	(((array_position('{HIGHEST,HIGHER,HIGH,LOCAL_NATIONAL,OTHER}'::text[], u."tier") - 1) * 3
		+ array_position('{REGULAR_DECISION,EARLY_DECISION,NONE}'::text[], t."admission_type") - 1) * 2
		+ array_position('{LIBERAL_ARTS,NATURAL_SCIENCES}'::text[], t."track") - 1) * 2
		+ array_position('{MALE,FEMALE}'::text[], t."gender") - 1,
	t."week_bits" & ~t."taken_bits"
FROM "tutors" t
JOIN "universities" u ON u."id" = t."university_id"
JOIN "tutor_subjects" s ON s."tutor_id" = t."id"
WHERE t."is_open" AND t."active_students" < t."capacity";
