ALTER TABLE "consultation_calls" DROP CONSTRAINT "consultation_calls_outcome_known";--> statement-breakpoint
ALTER TABLE "consultations" DROP CONSTRAINT "consultations_status_known";--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "caller_name" text;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "subjects" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_calls" ADD CONSTRAINT "consultation_calls_outcome_known" CHECK ("consultation_calls"."outcome" in ('WANTS_OFFER', 'LATER', 'NO', 'WAIVED'));--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_status_known" CHECK ("consultations"."status" in ('REQUESTED', 'CALL_LATER', 'WANTS_OFFER', 'OFFERED', 'PAID', 'DECLINED', 'CANCELLED'));