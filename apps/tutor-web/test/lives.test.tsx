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
import { usePerson } from "@/features/operator/people/people-queries";
import { PersonPresent } from "@/features/operator/people/person-present";
import { OperatorSchedules } from "@/features/operator/schedules/operator-schedules";
// The page loads it lazily; its words are to be there at once.
import "@/features/pairings/components/proposal";
import { PairingsPage } from "@/features/pairings/pairings-page";
import { askedPhone } from "@/features/pairings/proposal-phone";
import { ThreadsPage } from "@/features/threads/threads-page";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push() {}, replace() {} }),
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock("@pkg/web/features/matches/hear-matches", () => ({ hearMatches: () => () => {} }));

/** Staff's page of a person without its history, which quotes what was so before. */
function PersonNow({ id }: { id: string }) {
  const { data } = usePerson(id);
  return data ? <PersonPresent person={data} /> : null;
}

/** Every page of the tutor and of staff that tells of a course, with its address's query. */
const pagesOf = ({ orders, matches, pairings, people }: Life): ["tutor" | "operator", string, ReactNode, string?][] => [
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
  ...pairings.map(({ id }): ["tutor", string, ReactNode] => ["tutor", "proposal", <PairingsPage key="page" id={id} />]),
  ...people.map((id): ["operator", string, ReactNode] => ["operator", "desk person", <PersonNow key="page" id={id} />]),
  ...orders.map((id): ["operator", string, ReactNode] => [
    "operator",
    "desk order",
    <OperatorMoneyOrder key="page" merchantUid={id} />,
  ]),
];

/** Pages that name other tutors: the reader, who can be asked, or who was faster. */
const NAMING = ["home", "desk match", "proposal"];

test.each(LIVES.map((life) => [life.name, life] as const))("a tutor's and staff's pages: %s", async (_name, life) => {
  const untrue: string[] = [];
  if (life.pairings[0]) askedPhone.write(life.pairings[0].phone);
  for (const [who, name, page, search] of pagesOf(life)) {
    const words = await wordsOf(life, who, page, search);
    untrue.push(...untrueOf(life, words, { namesAny: NAMING.includes(name) }).map((fact) => `${name}: ${fact}`));
  }
  expect(untrue).toEqual([]);
});
