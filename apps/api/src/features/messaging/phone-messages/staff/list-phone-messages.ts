import { canSendAgain } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { toDayRange } from "../../../../lib/requests/to-day-range.ts";
import { findMessages, findTutorsByPhone } from "../repository.ts";
import type { MessageQuery } from "./schemas.ts";

const PAGE_SIZE = 50;

/**
 * One page of messages with what came of them. Who has no account is named where the number is a tutor's.
 * @throws ApiError 400 class 10001 with fields
 */
export async function listPhoneMessages({ db, now }: Ctx, { from, to, ...query }: MessageQuery) {
  const { status, kind, userId: ofUser, ...request } = query;
  const filter = { status, kind, userId: ofUser, ...toDayRange(from, to) };
  const page = toSortedPage(await findMessages(db, { ...request, ...filter, size: PAGE_SIZE }), PAGE_SIZE);
  const unknown = page.content.filter(({ userId: receiver }) => receiver === null);
  const tutors = await findTutorsByPhone(
    db,
    unknown.flatMap(({ phoneNumber }) => phoneNumber ?? []),
  );
  const tutorOf = (row: (typeof page.content)[number]) =>
    row.userId === null && row.phoneNumber !== null ? (tutors.get(row.phoneNumber) ?? null) : null;
  return {
    ...page,
    content: page.content.map((row) => ({ ...row, tutor: tutorOf(row), canSendAgain: canSendAgain(row, now) })),
  };
}
