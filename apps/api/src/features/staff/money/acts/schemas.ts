import { z } from "zod";
import { staffReason } from "../../../../lib/requests/field-schemas.ts";

export const receiptAgainRequest = z.object({ reason: staffReason }).meta({ id: "ReceiptAgainRequest" });
