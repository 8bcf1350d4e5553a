import { dataOf, isApiError, type paths } from "@pkg/api-client";
import type { Product, Subject } from "@pkg/domain";
import { remember } from "@pkg/web/platform/api/remember";
import { server } from "@pkg/web/platform/api/server";

/** Payment rechecks prices; what staff takes off the shelf is gone from pages in seconds. Five minutes when the API is unreachable. */
const PRICES = { freshMs: 2_000, staleMs: 300_000 };
/** The pages say when an event ends, and the API alone decides. */
const EVENTS = { freshMs: 10_000, staleMs: 600_000 };
const FIGURES = { freshMs: 300_000, staleMs: 3_600_000 };

/** All products on sale. Server only. @throws CallError when the API doesn't answer */
export const loadProducts = remember(async (): Promise<readonly Product[]> => {
  const query = { productType: "ALL", freeLessonInclude: "ALL" } as const;
  const { content } = await dataOf(server().GET("/lessons/products/all", { params: { query } }));
  return content;
}, PRICES);

/** The listed subjects with their details. Server only. @throws CallError when the API doesn't answer */
export const loadSubjects = remember(async (): Promise<readonly Subject[]> => {
  const { content } = await dataOf(server().GET("/subjects", { params: { query: { displayable: "true" } } }));
  return content;
}, PRICES);

/** Tutors, reviews and the average rating, counted from the data. Server only. @throws CallError */
export const loadStatistics = remember(() => dataOf(server().GET("/service-statistics")), FIGURES);

/** The latest reviews, newest first. Server only. @throws CallError when the API doesn't answer */
export const loadReviews = remember(async () => {
  const { content } = await dataOf(server().GET("/reviews", { params: { query: { size: 20 } } }));
  return content;
}, FIGURES);

/** Some tutors who take new students. Server only. @throws CallError when the API doesn't answer */
export const loadFeaturedTutors = remember(
  async () => (await dataOf(server().GET("/tutors/featured"))).content,
  FIGURES,
);

/**
 * What a friend's code is worth, or why it does not work: null when there is none like it. Server only.
 * @throws CallError when the API doesn't answer
 */
export async function loadReferralOffer(code: string) {
  try {
    return { offer: await dataOf(server().GET("/referrals/{code}", { params: { path: { code } } })), reason: null };
  } catch (error) {
    if (isApiError(error, "class", 50003, 10001)) return { offer: null, reason: null };
    // Ended, or not begun.
    if (isApiError(error, "class", 50001, 50004)) return { offer: null, reason: error.message };
    throw error;
  }
}

type ReviewQuery = NonNullable<paths["/reviews"]["get"]["parameters"]["query"]>;

/** One page of the reviews that fit, with the figures of all of them. Server only. @throws CallError when the API doesn't answer */
export const loadReviewPage = (query: ReviewQuery) => dataOf(server().GET("/reviews", { params: { query } }));
/** Events that run now, those that end first in front. Server only. @throws CallError when the API doesn't answer */
export const loadEvents = remember(async () => (await dataOf(server().GET("/events"))).content, EVENTS);

/** Events that are over, the latest first. Server only. @throws CallError when the API doesn't answer */
export const loadClosedEvents = remember(async () => (await dataOf(server().GET("/events/closed"))).content, EVENTS);

/** One event; null when there is none of this id. Server only. @throws CallError when the API doesn't answer */
export async function loadEvent(id: string) {
  try {
    return await dataOf(server().GET("/events/{id}", { params: { path: { id } } }));
  } catch (error) {
    if (isApiError(error, "class", 20001) || isApiError(error, "class", 10001)) return null;
    throw error;
  }
}
