import { accountIn } from "@pkg/api-client";

let account: string | null = null;

/** The account of the last call's access token: known before the session is loaded. Null for a visitor and before the first call. */
export const accountOfToken = (): string | null => account;

/** Of the last call that was no visitor's. */
let known: string | null = null;
let changed: () => void = () => {};

/** Calls `change` whenever calls go out for another account than before. */
export function onOtherAccount(change: () => void): void {
  changed = change;
}

/** Keeps whose token a call goes out with (`accountOfToken`). */
export function keepAccount(accessToken: string | null): void {
  account = accountIn(accessToken);
  if (account === null) return;
  if (known !== null && known !== account) changed();
  known = account;
}
