import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";

interface TutorNotice {
  /** Unique for ever. */
  readonly key: string;
  readonly userId: string | null;
  readonly phoneNumber: string | null;
  readonly text: string;
}

/** Tells a tutor by message what staff changed, when the transaction commits; one without an account at the proposals' number. */
export async function sendTutorNotice(
  { jobs }: Pick<AppDeps, "jobs">,
  tx: Queryable,
  { key, userId, phoneNumber, text }: TutorNotice,
): Promise<void> {
  if (userId === null && phoneNumber === null) return;
  const to = userId === null && phoneNumber !== null ? { to: phoneNumber } : {};
  await jobs.send(tx, { name: "notice.send", key, payload: { kind: "SECURITY", userId, text, ...to } });
}
