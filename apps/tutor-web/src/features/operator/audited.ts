/**
 * Of a read that is audited: nothing reads it again in the background, and a page that is left forgets it. Each opening is a
 * read, and a row of the audit log.
 */
export const AUDITED = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
