/** Where a test came from, as the `origin` of its address says it. */
export type ReturnOrigin = { readonly kind: "ours"; readonly origin: string } | { readonly kind: "refused" };

/**
 * The site that a test leads back to: the one that is named, when it is exactly one of ours, or the first of ours when none is
 * named. Anything else is refused, so that nobody is led from a test to a foreign page.
 * @param allowed exact origins ("https://naran.example")
 */
export function returnOrigin(
  named: string | readonly string[] | undefined,
  allowed: readonly [string, ...string[]],
): ReturnOrigin {
  if (named === undefined) return { kind: "ours", origin: allowed[0] };
  const origin = allowed.find((known) => known === named);
  return origin === undefined ? { kind: "refused" } : { kind: "ours", origin };
}
