/** Longest accepted return address; ours are shorter. */
const MAX_LENGTH = 2048;

/**
 * Checks a `next` return address: a path of the same site, or an address on one of our exact origins; anything else becomes
 * `fallback`. Nothing is decoded or repaired, so that what was checked is what is used.
 * @param next the decoded query value
 * @param allowedOrigins such as "https://naran.example", without a slash at the end
 * @param fallback where to go instead, such as "/"
 */
export function safeNext(next: string | null | undefined, allowedOrigins: readonly string[], fallback: string): string {
  if (!next || next.length > MAX_LENGTH) return fallback;
  // Browsers drop tabs and line breaks and read "\" as "/": "/\t/evil" and "/\evil" would leave the site.
  if (/[^\u0021-\u007e\u00a0-\uffff]|\\/.test(next)) return fallback;
  if (/^\/(?!\/)/.test(next)) return next;
  const isOurs = allowedOrigins.some(
    (origin) => next.startsWith(origin) && /^([/?#]|$)/.test(next.slice(origin.length)),
  );
  return isOurs ? next : fallback;
}
