import { type EventType, formatKoreanDate } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { cn } from "@pkg/ui/cn";
import type { EventWire } from "@pkg/web/features/events/event-article";
import { lastDay } from "@pkg/web/features/events/event-text";
import Link from "next/link";
import { Participation } from "./participation";

/** Where a promotion leads to; `isBefore` is of use only until one has taken part. */
const WAYS: Readonly<Record<EventType, { href: string; label: string; lead: string; isBefore?: true } | null>> = {
  GENERAL: null,
  TUTOR_FINDING: { href: "/tutors", label: "선생님 둘러보기", lead: "먼저 직접 둘러봐도 좋아요." },
  LEARNING_TYPE: {
    href: "/learning-type-test",
    label: "학습 유형 검사하기",
    lead: "아직 유형을 모른다면 검사부터 해 보세요.",
    isBefore: true,
  },
};

/** Beside the text: the form, or that the event is over; and the screen that a promotion leads to. */
export function EventAside({ event }: { event: EventWire }) {
  const { id, type, title, questions, endAt, giftUrl } = event;
  const way = WAYS[type];
  return (
    <section
      aria-labelledby="join"
      className="group/join mt-8 border-t-8 border-sunken px-(--size-gutter) py-8 lg:mt-0 lg:rounded-xl lg:border-0 lg:p-7 lg:shadow-card"
    >
      {event.state === "CLOSED" ? (
        <ClosedEvent endAt={event.endAt} />
      ) : (
        <>
          <div className="mb-6 group-has-data-joined/join:hidden">
            <h2 id="join" className="text-title-3">
              참여하기
            </h2>
            <p className="mt-1 text-body-sm text-fg-2">{`${formatKoreanDate(lastDay(event.endAt))}까지 참여할 수 있어요.`}</p>
          </div>
          <Participation event={{ id, type, title, questions, endAt, giftUrl }} level={2} />
        </>
      )}
      {way ? (
        <div className={cn("mt-7 border-t border-line pt-6", way.isBefore && "group-has-data-joined/join:hidden")}>
          <p className="mb-3 text-body-sm text-fg-2">{way.lead}</p>
          <ButtonLink href={way.href} linkAs={Link} variant="soft" full>
            {way.label}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  );
}

function ClosedEvent({ endAt }: { endAt: string }) {
  return (
    <>
      <h2 id="join" className="text-title-3">
        끝난 이벤트예요
      </h2>
      <p className="mt-1.5 mb-5 text-body-sm text-fg-2">
        {formatKoreanDate(lastDay(endAt), { withYear: true })}에 참여를 마쳤어요. 지금 열린 이벤트를 보여 드릴게요.
      </p>
      <ButtonLink href="/events" linkAs={Link} variant="secondary" full>
        진행 중인 이벤트 보기
      </ButtonLink>
    </>
  );
}
