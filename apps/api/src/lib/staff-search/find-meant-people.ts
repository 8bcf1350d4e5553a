import type { PersonSearch } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { Meant, MeantPeople } from "../../db/meant-people.ts";
import { findPeopleMeant } from "./people-repository.ts";
import { readOrderSearch, refuseSearch } from "./read-search.ts";

/** The rows of so many people are read at once; more are asked to be told apart. */
const MOST_PEOPLE = 300;

/**
 * Whose rows a search for people and orders means.
 * @throws ApiError 400 class 10001 at `search` for a text that says nothing, or means more people than are read at once
 */
export async function findMeant(db: Queryable, text: string): Promise<Meant> {
  const search = readOrderSearch(text);
  return search.merchantUid === null ? findMeantPeople(db, search) : { merchantUid: search.merchantUid };
}

/**
 * Whom a search by name or phone means: buyers, students and tutors. A list reads their rows one person after the other, so that
 * a common name costs no more than a rare one.
 * @throws ApiError 400 class 10001 at `search` when more people are meant than are read at once
 */
export async function findMeantPeople(db: Queryable, search: PersonSearch): Promise<MeantPeople> {
  const people = await findPeopleMeant(db, search, MOST_PEOPLE + 1);
  const { userIds, studentIds, tutorIds } = people;
  if (userIds.length + studentIds.length + tutorIds.length <= MOST_PEOPLE) return people;
  throw refuseSearch("맞는 사람이 많아요. 이름 뒤에 전화 끝 4자리도 적어 주세요.");
}
