import { z } from "zod";
import { staffReason } from "../../roles/schemas.ts";

export const receiptAgainRequest = z.object({ reason: staffReason }).meta({ id: "ReceiptAgainRequest" });
