/** Of a read that is audited: nothing reads it again in the background. */
export const AUDITED = { staleTime: Number.POSITIVE_INFINITY };
