import { TABLET_TYPES } from "@pkg/domain";
import { z } from "zod";
import { staffReason } from "../../../../lib/requests/field-schemas.ts";
import { productWithAvailability } from "../schemas.ts";

const deskTablet = z.object({ type: z.enum(TABLET_TYPES), label: z.string(), ongoing: z.boolean() });
const deskSubject = z.object({
  key: z.string(),
  label: z.string(),
  displayable: z.boolean(),
  /** Labels of what can be bought of it. */
  details: z.array(z.string()),
});

/** All that there is to buy, on sale or not. Prices and subjects come from versioned files and are read-only here. */
export const deskCatalogue = z
  .object({
    products: z.array(productWithAvailability),
    tablets: z.array(deskTablet),
    subjects: z.array(deskSubject),
  })
  .meta({ id: "DeskCatalogue" });

export const availability = z.object({ available: z.boolean(), reason: staffReason }).meta({ id: "Availability" });
/** What is no id of ours is answered as an unknown one. */
export const deskProductParams = z.object({ id: z.string().max(64) });
export const deskTabletParams = z.object({ type: z.string().max(64) });

export type Availability = z.infer<typeof availability>;
export type DeskCatalogue = z.infer<typeof deskCatalogue>;
