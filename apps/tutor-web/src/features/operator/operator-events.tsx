"use client";

import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { EventPeriod, EventStateBadge } from "@pkg/web/features/events/event-article";
import { parseAsPage } from "@pkg/web/platform/navigation/parse-as-page";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import Link from "next/link";
import { useQueryState } from "nuqs";
import { OperatorGate } from "./components/operator-gate";
import { PageButtons } from "./components/page-buttons";
import { type EventSetting, useEvents } from "./event-queries";
import { PAGE_SIZE } from "./queries";

/** `/operator/events`: all events, those to come too, with how often they were joined. Answers 404 without the staff role. */
export function OperatorEvents() {
  const [page, setPage] = useQueryState("page", parseAsPage);
  return (
    <OperatorGate reading={useEvents(page)} what="이벤트를">
      {({ content, totalElements }) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-4">
            <PageTitle lead="공개한 이벤트만 시작하는 날부터 보여요.">이벤트</PageTitle>
            <ButtonLink href="/operator/events/new" linkAs={Link} variant="line" size="sm" className="mb-6">
              이벤트 만들기
            </ButtonLink>
          </div>
          {content.length === 0 ? (
            <EmptyState className="py-12" title="이벤트가 없어요" reason="이벤트를 만들면 여기에 나와요." />
          ) : (
            <ul className="border-t border-line">
              {content.map((event) => (
                <Row key={event.id} event={event} />
              ))}
            </ul>
          )}
          <PageButtons
            page={page}
            isLast={(page + 1) * PAGE_SIZE >= totalElements}
            onPage={(next) => void setPage(next)}
          />
        </>
      )}
    </OperatorGate>
  );
}

function Row({ event }: { event: EventSetting }) {
  return (
    <li className="border-b border-line">
      <Link
        href={`/operator/events/${event.id}`}
        className="flex min-h-18 items-center gap-x-4 py-3.5 hover:bg-sand-50"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-label">{event.title}</span>
            <EventStateBadge state={event.state} />
            {event.published ? null : <Badge tone="warn">공개 전</Badge>}
          </span>
          <span className="num mt-0.5 block text-caption text-fg-3">
            <EventPeriod startAt={event.startAt} endAt={event.endAt} />
          </span>
        </span>
        <span className="num shrink-0 text-right text-body-sm">
          <span className="block font-semibold">참여 {event.participated.toLocaleString("ko-KR")}회</span>
          <span className="block text-caption text-fg-3">공유 {event.shared.toLocaleString("ko-KR")}회</span>
        </span>
      </Link>
    </li>
  );
}
