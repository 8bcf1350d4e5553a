import { logShare } from "./join-event";

/** CANCELED: the person closed the system's sheet. */
export type ShareWay = "SHARED" | "COPIED" | "CANCELED" | "FAILED";

/** Passes an event's address on: by the system's own sheet where there is one, otherwise by the clipboard. What worked is logged. */
export async function shareEvent({ id, title }: { id: string; title: string }): Promise<ShareWay> {
  const url = new URL(`/events/${id}`, location.origin).href;
  const way = await pass(url, title);
  if (way === "SHARED" || way === "COPIED") void logShare(id);
  return way;
}

async function pass(url: string, title: string): Promise<ShareWay> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "SHARED";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "CANCELED";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "COPIED";
  } catch {
    return "FAILED";
  }
}
