ALTER TABLE "consultations" ADD COLUMN "privacy_version" text;
