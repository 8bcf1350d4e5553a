import { subjectName } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { countLogsDue, type OwnClass, useOwnClasses } from "@/lib/own-tutor/own-classes";

/** Lessons that the room has no record of: each student's with the way to the answer. Renders nothing without any. */
export function HomeQuestions() {
  return (
    <HomeTasks
      id="questions"
      countOf={({ questions }) => questions}
      title={() => "수업했는지 알려 주세요"}
      act="답하기"
      hrefOf={({ matchId }) => `/myclass/${matchId}`}
    />
  );
}

/** Lessons without a log: each student's with the way to the form. Renders nothing without any. */
export function HomeLogs() {
  return (
    <HomeTasks
      id="logs"
      countOf={({ logsDue }) => logsDue}
      title={(classes) => `기록할 수업이 ${countLogsDue(classes)}회 있어요`}
      act="기록 쓰기"
      hrefOf={({ matchId }) => `/myclass/${matchId}?log=due`}
    />
  );
}

type HomeTasksProps = {
  id: string;
  /** How many lessons of a class wait. */
  countOf: (one: OwnClass) => number;
  title: (waiting: readonly OwnClass[]) => string;
  act: string;
  hrefOf: (one: OwnClass) => string;
};

const nameOf = (one: OwnClass): string => `${one.studentName} 학생 ${subjectName(one)}`;

function HomeTasks({ id, countOf, title, act, hrefOf }: HomeTasksProps) {
  const waiting = (useOwnClasses().data ?? []).filter((one) => countOf(one) > 0);
  if (waiting.length === 0) return null;
  return (
    <Card as="section" tone="accent" aria-labelledby={id}>
      <h2 id={id} className="text-title-3">
        {title(waiting)}
      </h2>
      <ul className="mt-2">
        {waiting.map((one) => (
          <li
            key={one.matchId}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-apricot-200 py-1.5 first:border-t-0"
          >
            <p className="min-w-[min(8rem,100%)] flex-1 text-label">
              {nameOf(one)}
              <span className="num ml-1.5 text-body-sm font-normal text-fg-2">{`${countOf(one)}회`}</span>
            </p>
            <ButtonLink href={hrefOf(one)} linkAs={AppLink} size="sm" aria-label={`${nameOf(one)} ${act}`}>
              {act}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
