"use client";

import { formatKoreanDate, formatWon, isDeskTask, staffMay } from "@pkg/domain";
import { cn } from "@pkg/ui/cn";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useSession } from "@pkg/web/platform/session/session-store";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { type Desk, useDesk } from "./desk-queries";
import { FIGURE_HREFS, FIGURE_LABELS } from "./desk-text";

/** `/operator`: what waits for somebody, late things first, and what the day brought. Answers 404 to who is no staff. */
export function OperatorDesk() {
  return (
    <OperatorGate reading={useDesk()} what="오늘 할 일을">
      {(desk) => (
        <>
          <PageTitle lead={formatKoreanDate(desk.day)}>오늘</PageTitle>
          <Tasks desk={desk} />
          <Figures title="오늘 있었던 일" desk={desk} figures={desk.figures.filter(({ kind }) => !isDeskTask(kind))} />
          <ReasonsLink />
        </>
      )}
    </OperatorGate>
  );
}

/** What is open as cards; below it, one line each, what is done with. */
function Tasks({ desk }: { desk: Desk }) {
  const tasks = desk.figures.filter(({ kind }) => isDeskTask(kind));
  const done = tasks.filter(({ count }) => count === 0);
  return (
    <>
      <Figures
        title="지금 볼 것"
        desk={desk}
        figures={tasks.filter(({ count }) => count > 0)}
        none="지금 볼 것이 없어요."
      />
      {done.length === 0 ? null : (
        <section aria-label="지금은 없는 일" className="mb-9">
          <h2 className="mb-2 text-label text-fg-3">지금은 없는 일</h2>
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {done.map(({ kind }) => (
              <li key={kind} className="border-b border-line">
                <Link
                  href={FIGURE_HREFS[kind](desk.day)}
                  className="flex min-h-11 items-center justify-between gap-3 text-body-sm text-fg-2 hover:bg-sand-50"
                >
                  {FIGURE_LABELS[kind]}
                  <span className="num text-fg-3">0건</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Numbers of reasons are no task of the day: a link leads to them, for who may open it. */
function ReasonsLink() {
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  if (!staffMay(roles, "FEEDBACK")) return null;
  return (
    <Link
      href="/operator/reasons"
      className="inline-flex min-h-11 items-center text-body-sm underline underline-offset-4"
    >
      불합격·교체·거절 이유 모아 보기
    </Link>
  );
}

type Figure = Desk["figures"][number];
type FiguresProps = { title: string; desk: Desk; figures: readonly Figure[]; none?: string };

function Figures({ title, desk, figures, none }: FiguresProps) {
  if (figures.length === 0) return none ? <p className="mb-9 text-body text-fg-2">{none}</p> : null;
  return (
    <section aria-label={title} className="mb-9">
      <h2 className="mb-3 text-title-3">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {figures.map((figure) => (
          <FigureCard key={figure.kind} figure={figure} day={desk.day} />
        ))}
      </ul>
    </section>
  );
}

function FigureCard({ figure: { kind, count, amount }, day }: { figure: Figure; day: string }) {
  const isUrgent = isDeskTask(kind) && count > 0;
  return (
    <li>
      <Link
        href={FIGURE_HREFS[kind](day)}
        className={cn(
          "flex h-full flex-col gap-1 rounded-lg border p-4 hover:bg-sand-50",
          isUrgent ? "border-warn bg-warn-50" : "border-line",
        )}
      >
        <span className="text-body-sm text-fg-2">{FIGURE_LABELS[kind]}</span>
        <span className="num text-title-2">{`${count}건`}</span>
        {amount !== null && count > 0 ? <span className="num text-body-sm">{formatWon(amount)}</span> : null}
      </Link>
    </li>
  );
}
