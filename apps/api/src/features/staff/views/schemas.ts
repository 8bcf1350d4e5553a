import { z } from "zod";
import { instant, staffReason } from "../../../lib/requests/field-schemas.ts";

export const viewParams = z.object({ id: z.uuid() });

export const newView = z.object({ reason: staffReason }).meta({ id: "NewPersonView" });

/** Staff reads a person's pages until `expiresAt`, which never moves. */
export const personView = z.object({ id: z.string(), expiresAt: instant }).meta({ id: "PersonView" });

export const viewToken = z
  .object({
    /** Reads as the person. Asked for anew every five minutes, until the view ends. */
    accessToken: z.string(),
    expiresAt: instant,
    personId: z.string(),
    /** Null for somebody who has not told it yet. */
    name: z.string().nullable(),
    viewEndsAt: instant,
  })
  .meta({ id: "PersonViewToken" });

export type PersonView = z.infer<typeof personView>;
export type ViewToken = z.infer<typeof viewToken>;
