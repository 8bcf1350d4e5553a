import { addWorkingDays, formatKoreanDate, SUPPORT_PHONE, toKstDate, withParticle } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Icon } from "@pkg/ui/icon";
import { Sentences } from "@pkg/ui/sentences";
import { toast } from "@pkg/ui/toast";
import type { EventWire } from "@pkg/web/features/events/event-article";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Share2 from "lucide-react/icons/share-2";
import { useEffect, useRef } from "react";
import type { Joined } from "../join-event";
import { shareEvent } from "../share-event";

/** Working days until what was promised arrives. */
const PROMISED_DAYS = 2;

/** What comes next: what the event gives is here; else by its kind and the time of taking part. */
function nextOf({ type, giftUrl }: JoinedEvent, at: string): string {
  if (giftUrl !== null) return "아래에서 바로 받으세요. 이 화면에 다시 오면 또 받을 수 있어요.";
  if (type === "GENERAL") return "적어 주신 번호로 소식을 보내 드릴게요.";
  const promisedOn = addWorkingDays(new Date(at), PROMISED_DAYS);
  const what = type === "TUTOR_FINDING" ? "선생님 세 분을" : "한 달 공부 계획표를";
  const [will, was] =
    type === "TUTOR_FINDING" ? ["알려 드릴게요", "알려 드리기로"] : ["보내 드릴게요", "보내 드리기로"];
  const promise = `${formatKoreanDate(promisedOn)}까지 ${what} 적어 주신 번호로`;
  if (toKstDate(serverNow()) <= promisedOn) return `${promise} ${will}.`;
  return `${promise} ${was} 했어요. 받지 못했다면 고객센터 ${withParticle(SUPPORT_PHONE, "으로", "로")} 알려 주세요.`;
}

/** Took part just now, changed it just now, or took part some time ago. */
export interface JoinState {
  readonly kind: Joined | "BEFORE";
  /** ISO 8601. */
  readonly at: string;
}

type JoinedEvent = Pick<EventWire, "id" | "type" | "title" | "giftUrl">;

type ParticipatedProps = {
  joined: JoinState;
  event: JoinedEvent;
  level: 2 | 3;
  onAgain: () => void;
};

/** After taking part: what happened, and the way to pass the event on. */
export function Participated({ joined: { kind, at }, event, level, onAgain }: ParticipatedProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (kind !== "BEFORE") heading.current?.focus();
  }, [kind]);
  return (
    <div data-joined="">
      <Heading ref={heading} tabIndex={-1} className="text-title-2 outline-none">
        {kind === "FIRST" ? "참여했어요" : "이미 참여했어요"}
      </Heading>
      <p className="mt-1.5 text-body-sm text-fg-2">
        <Sentences
          text={
            kind === "AGAIN"
              ? "전에 적은 내용을 방금 적은 내용으로 바꿨어요. 참여는 한 번으로 쳐요."
              : nextOf(event, at)
          }
        />
      </p>
      <div className="mt-6 grid gap-2">
        {event.giftUrl === null ? null : (
          <ButtonLink href={event.giftUrl} size="lg" full target="_blank">
            받기
          </ButtonLink>
        )}
        <Button
          size="lg"
          variant={event.giftUrl === null ? "primary" : "secondary"}
          full
          onClick={() => void share(event)}
        >
          <Icon of={Share2} size={20} />
          친구에게 알리기
        </Button>
        <Button variant="text" full onClick={onAgain}>
          내용 다시 적기
        </Button>
      </div>
    </div>
  );
}

async function share(event: Pick<EventWire, "id" | "title">): Promise<void> {
  const way = await shareEvent(event);
  if (way === "COPIED") toast("이벤트 주소를 복사했어요.");
  if (way === "FAILED") toast("주소를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.");
}
