import type { z } from "zod";
import type { Queryable } from "../../../db/client.ts";
import { createCache } from "../../../lib/http/create-cache.ts";
import { type PreparedAnswer, prepareAnswer } from "../../../lib/http/prepared-answer.ts";
import { listProducts, type ProductFilter } from "./list-products.ts";
import { listSubjects } from "./list-subjects.ts";
import { listTablets } from "./list-tablets.ts";
import { productList, subjectList, tabletList } from "./schemas.ts";

/** How long a change of the catalogue may go unseen in lists; a purchase always reads the tables themselves. */
const TTL_MS = 2_000;

/** The catalogue's lists, checked against their schemas and written out once for all callers. */
export function createCatalogueCache(db: Queryable) {
  const caches = new Map<string, () => Promise<PreparedAnswer>>();

  function prepared<T>(key: string, schema: z.ZodType<T>, load: () => Promise<T>): Promise<PreparedAnswer> {
    let cache = caches.get(key);
    if (!cache) {
      let last: PreparedAnswer | undefined;
      cache = createCache(TTL_MS, async () => {
        last = await prepareAnswer(schema.parse(await load()), last);
        return last;
      });
      caches.set(key, cache);
    }
    return cache();
  }

  return {
    products: (filter: ProductFilter) =>
      prepared(`products:${filter.productType}:${filter.freeLessonInclude}`, productList, async () => ({
        content: await listProducts(db, filter),
      })),
    subjects: ({ withHidden }: { withHidden: boolean }) =>
      prepared(`subjects:${withHidden}`, subjectList, async () => ({
        content: await listSubjects(db, { withHidden }),
      })),
    /** The next caller of each list reads what stands in the tables now. Other processes follow within two lifetimes. */
    forget: () => caches.clear(),
    tablets: () => prepared("tablets", tabletList, async () => ({ tablets: await listTablets(db) })),
  };
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;
