import { isRecord } from "../storage/is-record";
import { type StoredValue, storedValue } from "../storage/stored-value";
import { useSession } from "./session-store";
import { hasSignedInHint } from "./signed-in-hint";
import { accountOfToken } from "./token-account";

/** What was typed into one form; `owner` is the account that typed it, null for a visitor. */
interface Draft {
  readonly owner: string | null;
  readonly value: unknown;
}
type Drafts = Readonly<Record<string, Draft>>;

const drafts = storedValue("session", "naran.own-drafts", (kept): Drafts => {
  const found = Object.entries(isRecord(kept) ? kept : {}).flatMap(([form, draft]): [string, Draft][] => {
    if (!isRecord(draft)) return [];
    return [[form, { owner: typeof draft.owner === "string" ? draft.owner : null, value: draft.value }]];
  });
  return Object.fromEntries(found);
});

/**
 * What was typed into a form and not sent, in this tab: a refresh, a way back and the log-in after the idle limit lose nothing.
 * Another account never reads it, and a log-out forgets it. Until the account of a session is known, nothing of an account is
 * read and nothing is written.
 * @param form names the form and what it is about, e.g. "rematch:<class>"
 * @param parse validates what is kept; it gets null when there is nothing
 */
export function ownDraft<T>(form: string, parse: (kept: unknown) => T): StoredValue<T> {
  const others = (): Drafts => {
    const { [form]: _mine, ...rest } = drafts.read();
    return rest;
  };
  return {
    read: () => {
      const draft = drafts.read()[form];
      const isReadable = draft && (draft.owner === null || draft.owner === currentOwner());
      return parse(isReadable ? draft.value : null);
    },
    write: (value) => {
      const owner = currentOwner();
      // Who types on after the session has ended is who typed before.
      const typist = owner ?? drafts.read()[form]?.owner ?? null;
      if (owner !== undefined) drafts.write({ ...others(), [form]: { owner: typist, value } });
    },
    forget: () => drafts.write(others()),
  };
}

/** Who types here: an account, or null for a visitor; undefined while there is a session that no call has named yet. */
function currentOwner(): string | null | undefined {
  const { status, user } = useSession.getState();
  if (status !== "unknown") return user?.id ?? null;
  return accountOfToken() ?? (hasSignedInHint() ? undefined : null);
}

/** Forgets what accounts have typed, once a page opens without a session: somebody logged out. A visitor's drafts stay. */
export function forgetOwnDrafts(): void {
  const kept = drafts.read();
  const visitors = Object.entries(kept).filter(([, { owner }]) => owner === null);
  if (visitors.length < Object.keys(kept).length) drafts.write(Object.fromEntries(visitors));
}
