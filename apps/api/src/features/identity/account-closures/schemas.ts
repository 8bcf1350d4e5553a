import { z } from "zod";

/** Why an account cannot be closed yet. */
export const CLOSURE_OBSTACLES = ["UNSETTLED_ORDER", "RUNNING_LESSONS", "STAFF_ACCOUNT"] as const;
export type ClosureObstacle = (typeof CLOSURE_OBSTACLES)[number];

/** What somebody should know before they leave. */
export const closurePreview = z
  .object({
    /** Empty: nothing stands in the way. */
    obstacles: z.array(z.enum(CLOSURE_OBSTACLES)),
    /** Whether the password is asked for. */
    hasPassword: z.boolean(),
    /** Paid orders, whose records the law keeps for five years. */
    keptOrders: z.number().int(),
  })
  .meta({ id: "ClosurePreview" });

export const closure = z
  .object({
    /** Of those who have one. */
    currentPassword: z.string().min(1, "비밀번호를 적어 주세요.").max(128).optional(),
  })
  .meta({ id: "Closure" });

export const closureDone = z.object({ success: z.literal(true) }).meta({ id: "ClosureDone" });

export type Closure = z.infer<typeof closure>;
export type ClosurePreview = z.infer<typeof closurePreview>;
