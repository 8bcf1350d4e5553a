import { z } from "zod";
import { instant, staffReason } from "../../../../lib/requests/field-schemas.ts";

const formId = z.string().regex(/^[\w-]{3,40}$/, "시험지를 다시 골라 주세요.");

export const deskItemQuery = z.object({ formId: formId.optional() });

/** One version of an item and how it did among those who finished. */
const deskItem = z
  .object({
    id: z.string(),
    version: z.number().int(),
    unit: z.string(),
    points: z.number().int(),
    /** HTML, as are the passage and the options. */
    stem: z.string(),
    passage: z.string().nullable(),
    options: z.array(z.string()),
    /** Whether new tests hold it, as long as it is not retired. */
    isUsed: z.boolean(),
    retiredAt: instant.nullable(),
    answers: z.number().int(),
    correct: z.number().int(),
    unknown: z.number().int(),
    /** Correlation between a right answer and the other points, -1 to 1: high where strong students answer and weak ones don't. */
    discrimination: z.number().nullable(),
  })
  .meta({ id: "DeskLevelTestItem" });

export const deskItems = z
  .object({ forms: z.array(z.string()), formId: z.string().nullable(), content: z.array(deskItem) })
  .meta({ id: "DeskLevelTestItems" });

export const retirementParams = z.object({ itemId: formId });

export const retirement = z
  .object({ version: z.number().int().min(1).max(32_767), isRetired: z.boolean(), reason: staffReason })
  .meta({ id: "LevelTestRetirement" });

export type DeskItemsWire = z.infer<typeof deskItems>;
export type Retirement = z.infer<typeof retirement>;
