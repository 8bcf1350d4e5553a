import { CONSENT_KEYS } from "@pkg/domain";
import { z } from "zod";
import { instant } from "../../../lib/requests/field-schemas.ts";

/** The last answer to one version of a text. */
export const consentRecord = z
  .object({ key: z.enum(CONSENT_KEYS), version: z.string(), agreed: z.boolean(), decidedAt: instant })
  .meta({ id: "ConsentRecord" });

export const consentList = z.object({ consents: z.array(consentRecord) });
