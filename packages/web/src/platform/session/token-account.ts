let account: string | null = null;

/** The account of the last call's access token: known before the session is loaded. Null for a visitor and before the first call. */
export const accountOfToken = (): string | null => account;

/** Keeps and returns the account that a call's token names. */
export function readAccount(accessToken: string | null): string | null {
  account = accessToken ? subjectOf(accessToken) : null;
  return account;
}

function subjectOf(accessToken: string): string | null {
  try {
    const payload = accessToken.split(".")[1] ?? "";
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}
