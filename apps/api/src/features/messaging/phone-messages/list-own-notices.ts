import type { Ctx } from "../../../deps.ts";
import { toSortedPage } from "../../../lib/requests/sorted-page.ts";
import { findOwnMessages } from "./repository.ts";
import { tutorPathOf } from "./tutor-path-of.ts";

const PAGE_SIZE = 30;
/** A message's name of its sender, and its links, whose paths are not kept. */
const SENDER = /^(\(광고\) )?\[나란\] /;
const LINKS = /\s*https?:\/\/\S+/g;

/**
 * One page of what the account was told by message in the last year, the newest first.
 * @throws ApiError 400 class 10001 for a cursor that is not ours
 */
export async function listOwnNotices({ db, actor: { userId } }: Ctx<"account">, cursor: string | undefined) {
  const page = toSortedPage(await findOwnMessages(db, userId, { cursor, size: PAGE_SIZE }), PAGE_SIZE);
  const content = page.content.map(({ id, key, text, createdAt }) => ({
    id,
    text: text.replace(SENDER, "").replaceAll(LINKS, "").trim(),
    path: tutorPathOf(key),
    createdAt,
  }));
  return { ...page, content };
}
