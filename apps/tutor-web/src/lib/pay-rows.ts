import { MINUTE, type PayRow, payRows } from "@pkg/domain";
import { remember } from "@pkg/web/platform/api/remember";
import { dataOf, server } from "@pkg/web/platform/api/server";

/** What a tutor is paid for each kind of lesson on sale. Server only. @throws CallError when the API doesn't answer */
export const loadPayRows = remember(
  async (): Promise<readonly PayRow[]> => {
    const query = { productType: "ALL", freeLessonInclude: "ALL" } as const;
    return payRows((await dataOf(server().GET("/lessons/products/all", { params: { query } }))).content);
  },
  { freshMs: 5 * MINUTE, staleMs: 60 * MINUTE },
);
