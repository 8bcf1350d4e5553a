/** DISMISSED: the person closed the device's sheet. */
export type ShareOutcome = "SHARED" | "COPIED" | "DISMISSED" | "FAILED";

/** Offers a link to the device's share sheet; where there is none, copies it. */
export async function passLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "SHARED";
    } catch (error) {
      // The sheet was closed again, which is an answer; anything else falls back to copying.
      if (error instanceof DOMException && error.name === "AbortError") return "DISMISSED";
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "COPIED";
  } catch {
    return "FAILED";
  }
}
