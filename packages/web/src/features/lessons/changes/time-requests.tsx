import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { toast } from "@pkg/ui/toast";
import { lessonMoment } from "../lesson-text";
import type { ClassLessons, Lesson } from "../queries";
import { useAnswerTime, useCancelTime } from "./lesson-changes";
import { Refusal } from "./refusal";
import { useRefusal } from "./use-refusal";

type AskedLesson = Lesson & { timeRequest: NonNullable<Lesson["timeRequest"]> };

const isAsked = (lesson: Lesson): lesson is AskedLesson => lesson.timeRequest !== undefined;

/** Other times that one side of a class asks for: to answer, or to wait for. Nothing without any. */
export function TimeRequests({ lessons, className }: { lessons: ClassLessons; className?: string }) {
  const asked = lessons.content.filter(isAsked);
  if (asked.length === 0) return null;
  return (
    <section aria-label="다른 시간 제안" className={className}>
      <ul className="grid gap-3">
        {asked.map((lesson) => (
          <li key={lesson.id}>
            {lesson.timeRequest.side === lessons.role ? (
              <Waiting lesson={lesson} />
            ) : (
              <Asked lesson={lesson} reader={lessons.role} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Asked({ lesson, reader }: { lesson: AskedLesson; reader: ClassLessons["role"] }) {
  const answer = useAnswerTime(lesson);
  const { refusal, refuse, clear } = useRefusal();
  const { id: requestId, openUntil } = lesson.timeRequest;
  const send = (accepts: boolean, message: string) => {
    clear();
    const sent = { params: { path: { lessonId: lesson.id } }, body: { requestId, accepts } };
    answer.mutate(sent, { onSuccess: () => toast(message), onError: refuse });
  };
  const isSending = (accepts: boolean) => answer.isPending && answer.variables.body.accepts === accepts;
  return (
    <Card tone="soft">
      <h2 className="text-title-3">{`${reader === "BUYER" ? "선생님이" : "학생 가족이"} 다른 시간을 제안했어요`}</h2>
      <Times lesson={lesson} />
      <p className="mt-2 text-caption text-fg-2">{`${lessonMoment(openUntil)}까지 답하지 않으면 원래 시간 그대로 수업해요.`}</p>
      <Refusal text={refusal} className="mt-2" />
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
        <Button
          variant="line"
          full
          busy={isSending(false)}
          busyLabel="알리고 있어요"
          onClick={() => send(false, "원래 시간 그대로 수업해요.")}
        >
          어려워요
        </Button>
        <Button
          full
          busy={isSending(true)}
          busyLabel="바꾸고 있어요"
          onClick={() => send(true, `바꿨어요. ${lessonMoment(lesson.timeRequest.startsAt)}에 만나요.`)}
        >
          이 시간으로 바꾸기
        </Button>
      </div>
    </Card>
  );
}

function Waiting({ lesson }: { lesson: AskedLesson }) {
  const cancel = useCancelTime(lesson);
  const { refusal, refuse } = useRefusal();
  return (
    <Card>
      <h2 className="text-title-3">제안한 시간의 답을 기다려요</h2>
      <Times lesson={lesson} />
      <p className="mt-2 text-caption text-fg-2">{`${lessonMoment(lesson.timeRequest.openUntil)}까지 답이 없으면 원래 시간 그대로예요.`}</p>
      <Refusal text={refusal} className="mt-2" />
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        busy={cancel.isPending}
        busyLabel="거두고 있어요"
        onClick={() =>
          cancel.mutate(
            { params: { path: { lessonId: lesson.id } } },
            { onSuccess: () => toast("제안한 시간을 거뒀어요."), onError: refuse },
          )
        }
      >
        이 시간 거두기
      </Button>
    </Card>
  );
}

/** Where the lesson is, and where it would go. */
function Times({ lesson }: { lesson: AskedLesson }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-body-sm text-fg-2">지금</dt>
      <dd className="num text-body-sm">{lessonMoment(lesson.startsAt)}</dd>
      <dt className="text-body-sm text-fg-2">다른 시간</dt>
      <dd className="num text-label">{lessonMoment(lesson.timeRequest.startsAt)}</dd>
    </dl>
  );
}
