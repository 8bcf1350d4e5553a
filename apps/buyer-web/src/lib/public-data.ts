import { type ApiClient, createApiClient, dataOf } from "@pkg/api-client";
import type { Product, Subject } from "@pkg/domain";
import { readWebEnv } from "@pkg/web/platform/config/env";
import { remember } from "./remember";

/** A page must not wait longer for its prices: it shows the failure state, and the buyer can try again. */
const TIMEOUT_MS = 5_000;
/** Prices are checked again when paying, so half a minute of age harms nobody; five when the API can't be reached. */
const PRICES = { freshMs: 30_000, staleMs: 300_000 };
const FIGURES = { freshMs: 300_000, staleMs: 3_600_000 };

let client: ApiClient | null = null;

/** The API as the server of this app calls it: nobody signed in, straight to its origin. */
function server(): ApiClient {
  client ??= createApiClient({
    baseUrl: `${readWebEnv().api}/api`,
    timeoutMs: TIMEOUT_MS,
    getAccessToken: async () => null,
    isSignedIn: () => false,
  });
  return client;
}

/** Every product that is sold now. Server only. @throws CallError when the API doesn't answer */
export const loadProducts = remember(async (): Promise<readonly Product[]> => {
  const query = { productType: "ALL", freeLessonInclude: "ALL" } as const;
  const { content } = await dataOf(server().GET("/lessons/products/all", { params: { query } }));
  return content;
}, PRICES);

/** The subjects that are shown, with their details. Server only. @throws CallError when the API doesn't answer */
export const loadSubjects = remember(async (): Promise<readonly Subject[]> => {
  const { content } = await dataOf(server().GET("/subjects", { params: { query: { displayable: "true" } } }));
  return content;
}, PRICES);

/** Tutors, reviews and the average rating, counted from the data. Server only. @throws CallError */
export const loadStatistics = remember(() => dataOf(server().GET("/service-statistics")), FIGURES);

/** The latest reviews. Server only. @throws CallError when the API doesn't answer */
export const loadReviews = remember(async () => {
  const { content } = await dataOf(server().GET("/reviews", { params: { query: { size: 3 } } }));
  return content;
}, FIGURES);
