-- No code reads these flags: the systems that they name are not built.
DELETE FROM "web_features" WHERE "name" IN ('smart-matching', 'tutor-finding-event', 'learning-type-test');
