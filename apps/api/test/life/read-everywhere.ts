import { subjectName } from "@pkg/domain";
import { expect } from "vitest";
import type { ServiceWire } from "../../src/features/catalogue/services/schemas.ts";
import { asDemo, type Caller, call } from "../caller.ts";
import type { TestApp } from "../create-test-app.ts";

/** What a paid course is, as every screen of its family and its tutor has to say it. */
export interface CourseRow {
  stage: ServiceWire["now"]["stage"];
  /** Lessons. */
  used: number;
  total: number;
  tutor: string | null;
  /** Whether a lesson is to come. */
  hasNext: boolean;
  /** Kinds of open tasks. */
  tasks: string[];
}

/** What an order is: won. */
export interface OrderRow {
  status: string;
  paid: number;
  refunded: number;
}

const content = async (t: TestApp, who: Caller, path: string) => (await call(t, who, "GET", path)).json().content;
type Task = { matchId: string | null; merchantUid: string; courseName: string };

const byUid =
  (merchantUid: string) =>
  (one: { merchantUid: string }): boolean =>
    one.merchantUid === merchantUid;

/**
 * One course of an order as its family's and its tutor's screens say it, after seeing that all of them say the same.
 */
export async function readCourse(t: TestApp, buyer: Caller, merchantUid: string, at = 0): Promise<CourseRow> {
  const ofOrder = (await content(t, buyer, "/users/me/services")).filter(byUid(merchantUid));
  const service = ofOrder[at] as ServiceWire;
  const { matchId, now } = service;
  const name = subjectName(service);
  const tasks = (await content(t, buyer, "/users/me/open-tasks"))
    .filter((task: Task) => task.matchId === matchId && task.merchantUid === merchantUid)
    // The wishes of an order are one task of all its courses.
    .filter(({ courseName }: Task) => courseName.split(", ").includes(name))
    .map(({ kind }: { kind: string }) => kind);
  const row = {
    stage: now.stage,
    used: now.counts.used,
    total: now.counts.total,
    hasNext: now.nextLessonAt !== null,
    tasks,
  };
  if (matchId === null) return { ...row, tutor: null };
  const match = (await call(t, buyer, "GET", `/lessons/matches/${matchId}`)).json();
  const listed = (await content(t, buyer, "/lessons/matches")).find(({ id }: { id: string }) => id === matchId);
  expect([match.now, listed]).toEqual([now, match]);
  const lessons = (await call(t, buyer, "GET", `/lessons/matches/${matchId}/lessons`)).json();
  expect(lessons).toMatchObject({ counts: now.counts, expiresOn: now.expiresOn, rest: now.rest });
  const upcoming = (await content(t, buyer, "/lessons/upcoming")).filter(
    (one: { matchId: string }) => one.matchId === matchId,
  );
  expect(upcoming[0]?.startsAt ?? null).toBe(now.nextLessonAt);
  const taught = (await content(t, await asDemo("tutor"), "/tutors/me/classes")).find(
    (one: { matchId: string; isOwn: boolean }) => one.matchId === matchId && one.isOwn,
  );
  if (taught) expect(taught).toMatchObject({ counts: now.counts, rest: now.rest, studentName: service.studentName });
  return { ...row, tutor: match.tutorName };
}

/** An order as its page, its list and the year's statement say it. */
export async function readOrder(t: TestApp, buyer: Caller, merchantUid: string): Promise<OrderRow> {
  const order = (await call(t, buyer, "GET", `/v2/orders/${merchantUid}`)).json();
  const listed = (await content(t, buyer, "/orders?size=50")).find(byUid(merchantUid));
  const { status, amount, refundedAmount } = order;
  expect(listed).toMatchObject({ status, amount, refundedAmount });
  expect(order.ledger.at(-1).amount).toBe(amount);
  return { status, paid: amount, refunded: refundedAmount };
}
