import { tutorState } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { readNameSearch } from "../../../../lib/staff-search/read-search.ts";
import { findTutors } from "./repository.ts";
import type { DeskTutorQuery } from "./schemas.ts";

/** Few, since all the lessons of each are counted. */
const PAGE_SIZE = 20;

/**
 * One page of tutors with what they gave and owe. Those found by the beginning of a name come in the order of names, so that
 * one index answers however many begin like it.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listTutors({ db }: Ctx, { search, ...query }: DeskTutorQuery) {
  const found = search === undefined ? NOBODY_NAMED : readNameSearch(search);
  const isByName = found.name !== null && found.phoneEnd === null;
  const order = isByName ? ({ sort: "name", dir: "asc" } as const) : {};
  const rows = await findTutors(db, {
    tier: query.tier,
    state: query.state,
    awaitsBasisCheck: query.awaitsBasisCheck === "true",
    sort: query.sort,
    dir: query.dir,
    cursor: query.cursor,
    ...order,
    name: found.name,
    phoneEnd: found.phoneEnd,
    phone: found.phone,
    size: PAGE_SIZE,
  });
  const page = toSortedPage(rows, PAGE_SIZE);
  return { ...page, content: page.content.map(toDeskTutor) };
}

const NOBODY_NAMED = { name: null, phoneEnd: null, phone: null };

type Row = Omit<Awaited<ReturnType<typeof findTutors>>[number], "sortValue">;

/** A tutor in an answer. */
export function toDeskTutor({ id, isOpen, isResting, ...row }: Row) {
  return { ...row, id: String(id), state: tutorState({ isOpen, isResting }) };
}
