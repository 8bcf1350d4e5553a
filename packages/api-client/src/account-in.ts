/** The account that a token names; null for a visitor's call, and for a token that cannot be read. */
export function accountIn(accessToken: string | null): string | null {
  if (!accessToken) return null;
  try {
    const payload = accessToken.split(".")[1] ?? "";
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}
