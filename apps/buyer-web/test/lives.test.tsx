// @vitest-environment happy-dom
import { MessagesScreen } from "@pkg/web/features/messages/messages-screen";
import { LIVES, type Life, untrueOf, wordsOf } from "@pkg/web/testing/lives";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { MyclassDetailPage } from "@/features/lessons/lessons-detail-page";
import { MyclassPage } from "@/features/lessons/lessons-page";
import { MatchingPage } from "@/features/matches/matches-page";
import { MypagePage } from "@/features/mypage/mypage-page";
import { OrderSchedulesPage } from "@/features/order-schedules/order-schedules-page";
import { OrdersDetailPage } from "@/features/orders/orders-detail-page";
import { OrdersHistoryPage } from "@/features/orders/orders-history-page";
import { PaymentStatementPage } from "@/features/payment-statement/payment-statement-page";
import { RefundsPage } from "@/features/refunds/refunds-page";
import { LeavePage } from "@/features/rematches/rematches-leave-page";
import { ReviewsWritePage } from "@/features/reviews/reviews-write-page";
import { ServicesPage } from "@/features/services/services-page";
import { OpenTasks } from "@/lib/tasks/open-tasks";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push() {}, replace() {} }),
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@pkg/web/features/matches/hear-matches", () => ({ hearMatches: () => () => {} }));

const hasCourse = ({ answers }: Life): boolean =>
  (answers.parent["/users/me/services"]?.body as { content: unknown[] } | undefined)?.content.length !== 0;

/** Every page of a family that tells of its courses, with its address's query. */
const pagesOf = (life: Life): [string, ReactNode, string?][] => [
  ["home", <OpenTasks key="page" />],
  ["my class", <MyclassPage key="page" />, "?tab=running"],
  ["ended tab", <MyclassPage key="page" />, "?tab=over"],
  ["my page", <MypagePage key="page" />],
  ["service", <ServicesPage key="page" />],
  // Without a course it leads away.
  ...(hasCourse(life) ? [["matching", <MatchingPage key="page" />] as [string, ReactNode]] : []),
  ["payment schedule", <OrderSchedulesPage key="page" />],
  ["order list", <OrdersHistoryPage key="page" />],
  ["statement", <PaymentStatementPage key="page" />],
  ...life.orders.flatMap((id): [string, ReactNode][] => [
    ["order", <OrdersDetailPage key="page" id={id} />],
    ["refund", <RefundsPage key="page" id={id} />],
  ]),
  ...life.matches.flatMap((id): [string, ReactNode][] => [
    ["class", <MyclassDetailPage key="page" matchId={id} />],
    ["messages", <MessagesScreen key="page" matchId={id} />],
    ["leaving", <LeavePage key="page" matchId={id} />],
    ["review", <ReviewsWritePage key="page" matchId={id} />],
  ]),
];

const LISTS_LESSONS = ["my class", "class"];

test.each(LIVES.map((life) => [life.name, life] as const))("a family's pages: %s", async (_name, life) => {
  const untrue: string[] = [];
  const said = new Map<string, string>();
  for (const [name, page, search] of pagesOf(life)) {
    const words = await wordsOf(life, "parent", page, search);
    said.set(name, `${said.get(name) ?? ""} ${words}`);
    const names = { namesAny: name === "matching" && !life.tutor, namesFormer: LISTS_LESSONS.includes(name) };
    untrue.push(...untrueOf(life, words, names).map((fact) => `${name}: ${fact}`));
  }
  expect(untrue).toEqual([]);
  for (const name of hasCourse(life) ? ["service", "order"] : ["order"])
    expect(said.get(name), name).toContain(life.state);
  if (life.tutor) expect(said.get("class")).toContain(`${life.tutor} 선생님`);
});
