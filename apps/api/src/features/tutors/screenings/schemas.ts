import { z } from "zod";
import { instant, uuid } from "../../../lib/requests/field-schemas.ts";

/** The voice sample that was posted last. */
export const tutorScreening = z
  .object({ milliseconds: z.number().int(), bytes: z.number().int(), createdAt: instant })
  .meta({ id: "TutorScreening" });

/** The applicant whose file it is, or the upload that a signed URL names. */
export const fileParams = z.object({ id: uuid });

/** Where one recording goes: a multipart POST of the file, once, before the instant. */
export const uploadUrl = z
  .object({ signedUrl: z.url(), maxBytes: z.number().int(), expiresAt: instant })
  .meta({ id: "ScreeningUploadUrl" });
export type UploadUrl = z.infer<typeof uploadUrl>;

/** The signed URL that the file went to, without its query. */
export const newScreening = z.object({ audioUrl: z.url().max(300) }).meta({ id: "NewTutorScreening" });

/** Where staff listens, until the instant. */
export const listeningLink = z.object({ url: z.url(), expiresAt: instant }).meta({ id: "ListeningLink" });
export type ListeningLink = z.infer<typeof listeningLink>;

const signature = z.string().regex(/^[\w-]{43}$/);
const seconds = z.coerce.number().int().min(0).max(9_999_999_999);

/** The query of an upload's URL; `size` is the most bytes it takes. */
export const uploadQuery = z.object({
  expires: seconds,
  size: z.coerce.number().int().min(1).max(100_000_000),
  signature,
});
export type UploadQuery = z.infer<typeof uploadQuery>;

export const listeningQuery = z.object({ expires: seconds, signature });
