import { passLink, type ShareOutcome } from "@/lib/sharing/pass-link";
import { logShare } from "./join-event";

/** Passes an event's address on: by the system's own sheet where there is one, otherwise by the clipboard. What worked is logged. */
export async function shareEvent({ id, title }: { id: string; title: string }): Promise<ShareOutcome> {
  const url = new URL(`/events/${id}`, location.origin).href;
  const way = await passLink({ title, url });
  if (way === "SHARED" || way === "COPIED") void logShare(id);
  return way;
}
