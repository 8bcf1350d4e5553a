// @vitest-environment happy-dom
import { type SessionUser, useSession } from "@pkg/web/platform/session/session-store";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showDesk } from "../../../../test/show-desk";
import type { Person } from "./people-queries";
import { PersonPresent } from "./person-present";

beforeEach(() => useSession.setState({ user: { staffRoles: ["OPERATOR"] } as Partial<SessionUser> as SessionUser }));
afterEach(() => {
  cleanup();
  useSession.setState(useSession.getInitialState());
});

type Teaching = NonNullable<Person["present"]["teaching"]>;

const show = (teaching: Teaching | null) =>
  showDesk(
    <PersonPresent
      person={{ userType: "TUTOR", present: { classes: [], schedules: [], teaching } } as unknown as Person}
    />,
  );

const TEACHING: Teaching = {
  classes: [
    {
      ...{ matchId: "m1", subjectLabel: "수학", subjectDetailLabel: "중2-2", studentName: "김하준", logsDue: 2 },
      ...{ isOwn: true, nextLessonAt: null },
    },
    {
      ...{ matchId: "m2", subjectLabel: "영어", subjectDetailLabel: "중1 내신", studentName: "김서아", logsDue: 1 },
      ...{ isOwn: false, nextLessonAt: null },
    },
  ],
  openProposals: 3,
  accountRegisteredAt: null,
  nextPayout: { month: "2026-11", payDay: "2026-12-10", net: 96_700, status: null },
};

test("a tutor's page says what waits for them, how they are paid next, and what they teach", () => {
  show(TEACHING);
  const cards = within(screen.getByRole("region", { name: "지금" })).getAllByRole("listitem");
  expect(cards[0]?.textContent).toContain("받은 제안3건");
  expect(cards[0]?.textContent).toContain("밀린 기록3개");
  expect(cards[0]?.textContent).toContain("정산 계좌아직 없어요");
  expect(cards[0]?.textContent).toContain("다음 정산12월 10일(목) 96,700원 (지금까지)");
  expect(cards[1]?.textContent).toContain("다음 수업잡힌 수업이 없어요");
  expect(cards[2]?.textContent).toContain("다른 선생님이 가르쳐요밀린 기록1개");
  expect(screen.getByRole("link", { name: "김하준 · 수학 중2-2" }).getAttribute("href")).toBe("/operator/matches/m1");
});

test("a tutor without a class reads that there is none, and who is no tutor yet reads nothing", () => {
  show({ ...TEACHING, classes: [], openProposals: 0 });
  screen.getByText("지금 가르치는 수업이 없어요.");
  screen.getByText("기다리는 제안이 없어요");
  cleanup();
  show(null);
  expect(screen.queryByRole("region")).toBeNull();
});
