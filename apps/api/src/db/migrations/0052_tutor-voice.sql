ALTER TABLE "tutors" ADD COLUMN "voice_consented_at" timestamp (3) with time zone;
