import { type components, dataOf, isApiError } from "@pkg/api-client";
import { TUTOR_PAGE, type TutorFilter, writeTutorFilter } from "@pkg/domain";
import { server } from "@pkg/web/platform/api/server";
import { headers } from "next/headers";
import { cache } from "react";

export type ListedTutor = components["schemas"]["ListedTutor"];
export type PublicTutor = components["schemas"]["PublicTutor"];

/** Tutors that one call answers at most. */
const CHUNK = 100;
/** Pages that an address may ask for; whoever looks further narrows the filter. */
export const MOST_PAGES = 30;

/** The first pages of a filter's tutors, and how many there are. Server only. @throws CallError when the API doesn't answer */
export async function loadTutorList(
  filter: TutorFilter,
  pages: number,
): Promise<{ count: number; tutors: readonly ListedTutor[] }> {
  const wanted = Math.min(pages, MOST_PAGES) * TUTOR_PAGE;
  const offsets = Array.from({ length: Math.ceil(wanted / CHUNK) }, (_, index) => index * CHUNK);
  const from = await visitor();
  const parts = await Promise.all(
    offsets.map((offset) => {
      const query = { ...writeTutorFilter(filter), offset, limit: Math.min(CHUNK, wanted - offset) };
      return dataOf(server().GET("/tutors", { params: { query }, headers: from }));
    }),
  );
  return { count: parts[0]?.count ?? 0, tutors: parts.flatMap(({ content }) => content) };
}

/** One tutor as anybody sees them; null for one who is missing or has left. Server only. @throws CallError */
export const loadTutor = cache(async (id: string): Promise<PublicTutor | null> => {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  try {
    const params = { path: { id: Number(id) } };
    return await dataOf(server().GET("/tutors/{id}", { params, headers: await visitor() }));
  } catch (error) {
    if (isApiError(error, "class", 20001) || isApiError(error, "class", 10001)) return null;
    throw error;
  }
});

/** For whom a page is made: readings are counted by the visitor's address, not by ours. */
async function visitor(): Promise<Record<string, string>> {
  const address = (await headers()).get("x-forwarded-for");
  return address ? { "x-forwarded-for": address } : {};
}
