"use client";

import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { EventPeriod, EventStateBadge } from "@pkg/web/features/events/event-article";
import { parseAsPage } from "@pkg/web/platform/navigation/parse-as-page";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { useQueryState } from "nuqs";
import { OperatorGate } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { PageButtons } from "../list/page-buttons";
import { type CsvColumns, PAGE_SIZE, readCsv } from "../list/use-pages";
import { type EventSetting, readEvents, useEvents } from "./event-queries";

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
          {content.length === 0 ? null : (
            <div className="mt-5">
              <CsvButton name="이벤트" read={(reason) => readCsv("EVENTS", reason, readEvents, FILE)} />
            </div>
          )}
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
            {event.waiting > 0 ? (
              <Badge tone="warn">{`${event.waiting.toLocaleString("ko-KR")}회 기다림`}</Badge>
            ) : null}
          </span>
          <span className="figures mt-0.5 block text-caption text-fg-3">
            <EventPeriod startAt={event.startAt} endAt={event.endAt} />
          </span>
        </span>
        <span className="num shrink-0 text-right text-body-sm">
          <span className="block font-semibold">{`참여 ${event.participated.toLocaleString("ko-KR")}회`}</span>
          <span className="block text-caption text-fg-3">{`공유 ${event.shared.toLocaleString("ko-KR")}회`}</span>
        </span>
      </Link>
    </li>
  );
}

const FILE: CsvColumns<EventSetting> = [
  ["이벤트 번호", ({ id }) => id],
  ["제목", ({ title }) => title],
  ["공개", ({ published }) => (published ? "공개" : "공개 전")],
  ["시작", ({ startAt }) => startAt],
  ["끝", ({ endAt }) => endAt],
  ["참여", ({ participated }) => participated],
  ["공유", ({ shared }) => shared],
];
