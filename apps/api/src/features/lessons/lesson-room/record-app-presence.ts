import { isJoinOpen, joinClosesAt, joinOpensAt } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { isUuid } from "../../../lib/requests/is-uuid.ts";
import { CLOSED } from "./record-beat.ts";
import { findSpan, keepPresence } from "./repository.ts";
import { readSignature, type SignedReport } from "./room-signature.ts";
import { appPresence } from "./schemas.ts";

/**
 * Keeps what a native app's room reports of a lesson: from when to when a side was there, as far as the lesson's room
 * was open and the time has come. The same report again changes nothing.
 * @throws ApiError 401 class 10002 without a key, and when the signature is not the room's; 400 for another body; 404
 *   for a lesson that is missing; 409 class 50004 when nothing of the time counts.
 */
export async function recordAppPresence({ db, config, now }: Ctx<"webhook">, report: SignedReport): Promise<void> {
  const key = config.lessonRoomKey;
  const signedAt = key ? readSignature(report, key, now) : null;
  if (!signedAt) throw refuse.tokenInvalid();
  const body = appPresence.safeParse(parseJson(report.rawBody));
  if (!body.success) throw refuse.invalidInput();
  const lesson = isUuid(report.lessonId) ? await findSpan(db, report.lessonId) : undefined;
  if (!lesson) throw refuse.notFound();
  const { side } = body.data;
  const last = Math.min(joinClosesAt(lesson).getTime(), new Date(lesson.now).getTime());
  const from = new Date(Math.max(joinOpensAt(lesson).getTime(), new Date(body.data.from ?? signedAt).getTime()));
  const to = new Date(Math.min(last, new Date(body.data.to ?? signedAt).getTime()));
  if (from > to || !isJoinOpen(lesson, from)) throw refuse.notNow(CLOSED);
  await keepPresence(db, report.lessonId, { side, source: "APP", from, to });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
