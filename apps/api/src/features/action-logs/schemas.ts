import { FUNNEL_STEPS } from "@pkg/domain";
import { z } from "zod";
import { foreignId } from "../../lib/field-schemas.ts";

/** A step of the purchase funnel. */
export const actionLog = z
  .object({
    userActionStatus: z.enum(FUNNEL_STEPS),
    consultationId: foreignId.optional(),
    merchantUid: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,80}$/)
      .optional(),
  })
  .meta({ id: "ActionLog" });

export type ActionLog = z.infer<typeof actionLog>;
