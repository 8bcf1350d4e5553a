import { isRecord } from "../storage/is-record";
import { type StoredValue, storedValue } from "../storage/stored-value";
import { useSession } from "./session-store";

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
 * Another account never reads it, and a log-out forgets it.
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
      const { status, user } = useSession.getState();
      const isForeign = draft?.owner && status !== "unknown" && draft.owner !== user?.id;
      return parse(draft && !isForeign ? draft.value : null);
    },
    write: (value) => drafts.write({ ...others(), [form]: { owner: useSession.getState().user?.id ?? null, value } }),
    forget: () => drafts.write(others()),
  };
}

/** Forgets what accounts have typed, once a page opens without a session: somebody logged out. A visitor's drafts stay. */
export function forgetOwnDrafts(): void {
  const kept = drafts.read();
  const visitors = Object.entries(kept).filter(([, { owner }]) => owner === null);
  if (visitors.length < Object.keys(kept).length) drafts.write(Object.fromEntries(visitors));
}
