import { formatKoreanTime, subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { Icon } from "@pkg/ui/icon";
import { joinView, lessonDay, lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import type { components } from "@pkg/web/platform/api/api";
import { localBeside } from "@pkg/web/platform/clock/korean-time";
import { useNow } from "@pkg/web/platform/clock/use-now";
import Video from "lucide-react/icons/video";
import Link from "next/link";
import { ChildHomework } from "./child-homework";

type ChildLessonsProps = { lessons: components["schemas"]["ChildLessons"]; token: string };
type ComingLesson = ChildLessonsProps["lessons"]["content"][number];

/** The next lesson with the way into its room, the homework until then, and the lessons after it. */
export default function ChildLessons({ lessons, token }: ChildLessonsProps) {
  const { studentName, content, logs } = lessons;
  const [next, ...later] = content;
  return (
    <>
      <h1 className="text-title-1">{`${studentName} 학생의 수업`}</h1>
      {next ? (
        <NextCard lesson={next} href={`/child/${token}/lessons/${next.id}`} />
      ) : (
        <p className="mt-5 rounded-lg bg-sunken px-5 py-8 text-center text-body text-fg-2">
          예약된 수업이 없어요. 수업이 잡히면 여기에 보여요.
        </p>
      )}
      {logs.length > 0 ? <ChildHomework logs={logs} /> : null}
      {later.length > 0 ? (
        <section aria-labelledby="later" className="mt-8">
          <h2 id="later" className="text-title-2">
            그다음 수업
          </h2>
          <ul className="mt-2">
            {later.map((one) => (
              <li key={one.id} className="border-b border-line py-3.5 last:border-b-0">
                <p className="num text-label">{lessonMoment(one.startsAt)}</p>
                <p className="text-body-sm text-fg-2">{`${subjectName(one)} · ${one.tutorName} 선생님`}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="mt-10 border-t border-line pt-5 text-caption text-fg-3">
        이 주소로 내 수업방에 들어갈 수 있어요. 다른 사람에게 보내지 말아 주세요.
      </p>
    </>
  );
}

function NextCard({ lesson, href }: { lesson: ComingLesson; href: string }) {
  const now = useNow();
  const { isOpen, closed, note } = joinView({ ...lesson, joinOpensAt: lesson.opensAt }, now);
  return (
    <Card as="section" tone="dark" pad="none" round="panel" aria-labelledby="next" className="mt-5 px-5 pt-6 pb-5">
      <p className="text-body-sm text-pine-200">{`${lessonDay(lesson.startsAt, now)}${localBeside(new Date(lesson.startsAt))}`}</p>
      <h2 id="next" className="mt-0.5 text-title-1">
        <span className="sr-only">다음 수업 </span>
        {formatKoreanTime(new Date(lesson.startsAt))} {subjectName(lesson)}
      </h2>
      <p className="mt-1 text-body-sm text-pine-200">{`${lesson.tutorName} 선생님`}</p>
      {isOpen ? (
        <ButtonLink href={href} linkAs={Link} variant="white" size="lg" full className="mt-5.5">
          <Icon of={Video} />
          수업 들어가기
        </ButtonLink>
      ) : (
        <p className="mt-5.5 grid min-h-(--size-cta) place-items-center rounded-md bg-pine-700 px-3 py-1 text-center text-label text-pine-200">
          {closed}
        </p>
      )}
      {note ? <p className="mt-2.5 text-center text-caption text-pine-200">{note}</p> : null}
    </Card>
  );
}
