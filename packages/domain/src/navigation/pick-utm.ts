/** Utm query parameters, kept in session storage (spec §9): every parameter that begins with utm_. */
export function pickUtm(query: Iterable<readonly [string, string]>): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => /^utm_\w+$/.test(name)));
}
