// @vitest-environment happy-dom
import { LIVES, type Life, untrueOf, wordsOf } from "@pkg/web/testing/lives";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { EarningsPage } from "@/features/earnings/earnings-page";
import { HomePage } from "@/features/home/home-page";
import { ClassDetail } from "@/features/lessons/lessons-detail";
import { ClassesPage } from "@/features/lessons/lessons-page";
import { OperatorMatch } from "@/features/operator/matches/operator-match";
import { OperatorMatches } from "@/features/operator/matches/operator-matches";
import { OperatorMoneyOrder } from "@/features/operator/money/operator-money-order";
import { OperatorMoneyOrders } from "@/features/operator/money/operator-money-orders";
import { OperatorSchedules } from "@/features/operator/schedules/operator-schedules";
import { ThreadsPage } from "@/features/threads/threads-page";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push() {}, replace() {} }),
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@pkg/web/features/matches/hear-matches", () => ({ hearMatches: () => () => {} }));

/** Every page of the tutor and of staff that tells of a course, with its address's query. */
const pagesOf = ({ orders, matches }: Life): ["tutor" | "operator", string, ReactNode, string?][] => [
  ["tutor", "home", <HomePage key="page" isVisitor={false} visitor={null} />],
  ["tutor", "students", <ClassesPage key="page" />],
  ["tutor", "messages", <ThreadsPage key="page" />],
  ["tutor", "earnings", <EarningsPage key="page" />],
  ["operator", "desk matches", <OperatorMatches key="page" />, "?show=ALL"],
  ["operator", "desk orders", <OperatorMoneyOrders key="page" />],
  ["operator", "desk schedules", <OperatorSchedules key="page" />],
  ...matches.flatMap((id): [["tutor", string, ReactNode], ["operator", string, ReactNode]] => [
    ["tutor", "class", <ClassDetail key="page" matchId={id} />],
    ["operator", "desk match", <OperatorMatch key="page" id={id} />],
  ]),
  ...orders.map((id): ["operator", string, ReactNode] => [
    "operator",
    "desk order",
    <OperatorMoneyOrder key="page" merchantUid={id} />,
  ]),
];

test.each(LIVES.map((life) => [life.name, life] as const))("a tutor's and staff's pages: %s", async (_name, life) => {
  const untrue: string[] = [];
  for (const [who, name, page, search] of pagesOf(life)) {
    const words = await wordsOf(life, who, page, search);
    untrue.push(
      ...untrueOf(life, words, { namesAny: name === "home" || name === "desk match" }).map(
        (fact) => `${name}: ${fact}`,
      ),
    );
  }
  expect(untrue).toEqual([]);
});
