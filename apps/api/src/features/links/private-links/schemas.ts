import { z } from "zod";

/** Null while there is no link. */
export const privateLink = z.object({ url: z.string().nullable() }).meta({ id: "PrivateLink" });

/** What is no token of ours is answered as an unknown one. */
export const tokenParams = z.object({ token: z.string().max(100) });
/** "<token>.ics": calendar programs want the ending. */
export const feedParams = z.object({ file: z.string().max(100) });

export type PrivateLinkWire = z.infer<typeof privateLink>;
