import { subjectName } from "@pkg/domain";
import { z } from "zod";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { cutPage, readCursor, writeCursor } from "../../../lib/requests/page-cursor.ts";
import { toDevice } from "../../identity/sessions/to-device.ts";
import { type EventRow, findEvents } from "./history-repository.ts";
import { findPerson } from "./repository.ts";
import type { PersonEventKind } from "./schemas.ts";

const PAGE_SIZE = 40;

interface HistoryQuery {
  readonly kind?: PersonEventKind | undefined;
  readonly cursor?: string | undefined;
}

/**
 * One page of what happened with a person, the latest first; what is still to come is none of it, and log-ins only when asked.
 * @throws ApiError 404 class 20001; 400 class 10001 with fields
 */
export async function listPersonHistory({ db }: Ctx, id: string, { kind, cursor }: HistoryQuery) {
  if (!(await findPerson(db, id))) throw refuse.notFound();
  const after = cursor === undefined ? null : readPlace(cursor);
  const rows = await findEvents(db, { userId: id, kind, after, limit: PAGE_SIZE + 1 });
  const { content, last } = cutPage(rows, PAGE_SIZE);
  return {
    content: content.map(({ place: _place, subject, ...event }) => ({
      ...event,
      title: titleOf({ ...event, subject }),
    })),
    nextCursor: last ? writeCursor([last.place, last.kind, last.id]) : null,
  };
}

function titleOf({ kind, subject, title }: Pick<EventRow, "kind" | "subject" | "title">): string {
  if (kind === "LOG_IN") return deviceName(title);
  return subject === null ? title : subjectName({ subjectLabel: subject, subjectDetailLabel: title });
}

function deviceName(userAgent: string): string {
  const { system, browser } = toDevice(userAgent);
  return [system, browser].filter(Boolean).join(" · ");
}

const place = z.tuple([
  z.iso.datetime({ offset: true }),
  z.string().regex(/^[A-Z_]{1,20}$/),
  z.string().regex(/^[\w-]{1,64}$/),
]);

function readPlace(cursor: string) {
  const [at, kind, id] = readCursor(place, cursor);
  return { at, key: `${kind}:${id}` };
}
