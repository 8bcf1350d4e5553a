/**
 * Options of an audited read. React Query never repeats it in the background, and forgets it with its page. Each opening
 * makes one row of the audit log.
 */
export const AUDITED = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
