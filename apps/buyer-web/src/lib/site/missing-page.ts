import { dataOf, isApiError } from "@pkg/api-client";
import { server } from "@pkg/web/platform/api/server";
import type { NextRequest } from "next/server";

const PUBLIC_THING = /^\/(tutors|events)\/([^/]+)$/;

/**
 * Whether a page that is opened is of a tutor or an event that there is not; false for every other page, for what the client router
 * asks for (the page itself says it there), and while the API doesn't answer.
 */
export async function isMissingPage({ nextUrl, headers: from }: NextRequest): Promise<boolean> {
  const [, kind, name = ""] = PUBLIC_THING.exec(nextUrl.pathname) ?? [];
  if (!kind || from.get("sec-fetch-dest") === "empty") return false;
  // Readings are counted by the visitor's address, not by ours.
  const address = from.get("x-forwarded-for");
  const headers = address ? { "x-forwarded-for": address } : {};
  try {
    const id = decodeURIComponent(name);
    if (kind === "tutors")
      await dataOf(server().GET("/tutors/{id}", { params: { path: { id: Number(id) } }, headers }));
    else await dataOf(server().GET("/events/{id}", { params: { path: { id } }, headers }));
    return false;
  } catch (error) {
    // An address that cannot be read names nothing either.
    return isApiError(error, "class", 20001, 10001) || error instanceof URIError;
  }
}
