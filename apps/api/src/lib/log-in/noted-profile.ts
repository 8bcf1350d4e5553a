import { AsyncLocalStorage } from "node:async_hooks";

/** Whom a vendor named during one callback. */
interface NotedProfile {
  readonly id: string;
  readonly email: string | null;
}

const noted = new AsyncLocalStorage<{ profile: NotedProfile | null }>();

/** Keeps whom a vendor has named for the callback that asked; outside of one it does nothing. */
export function noteProfile(profile: NotedProfile): void {
  const callback = noted.getStore();
  if (callback) callback.profile = profile;
}

/** Runs a callback, and tells whom the vendor named meanwhile: better-auth keeps the id alone. */
export async function withNotedProfile<T>(run: () => Promise<T>): Promise<[T, NotedProfile | null]> {
  const callback: { profile: NotedProfile | null } = { profile: null };
  const answer = await noted.run(callback, run);
  return [answer, callback.profile];
}
