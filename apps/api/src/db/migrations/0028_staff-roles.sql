ALTER TABLE "users" ADD COLUMN "staff_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Who was an operator could do everything that staff does.
UPDATE "users" SET "staff_roles" = '{OPERATOR,FINANCE,ADMIN}' WHERE "is_operator";--> statement-breakpoint
CREATE INDEX "audit_logs_target_id_id_index" ON "audit_logs" USING btree ("target_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE "users"."staff_roles" <> '{}';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_roles_known" CHECK ("users"."staff_roles" <@ array['OPERATOR', 'FINANCE', 'ADMIN']);--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_operator";