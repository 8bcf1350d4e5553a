import { MATCH_STATUS_LABELS, subjectName } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { nextText, scheduleState } from "../schedules/schedule-text";
import { momentText } from "../words/day-text";
import { StaffLink } from "../words/staff-link";
import type { Person } from "./people-queries";
import { PersonTeaching } from "./person-teaching";
import { PresentFact as Fact } from "./present-fact";

type Present = Person["present"];
type Class = Present["classes"][number];
type Schedule = Present["schedules"][number];

/** How it stands with what a person bought (each class with its next lesson, what is left, the next charge) and teaches. */
export function PersonPresent({ person: { present, userType } }: { person: Person }) {
  const { classes, schedules, teaching } = present;
  const alone = schedules.filter(({ matchId }) => !classes.some((one) => one.matchId === matchId));
  if (classes.length + alone.length === 0) {
    if (teaching) return <PersonTeaching teaching={teaching} />;
    // Who wants to teach buys nothing, as a rule.
    return userType === "TUTOR" ? null : <p className="mt-4 text-body-sm text-fg-2">지금 듣는 수업이 없어요.</p>;
  }
  return (
    <>
      {teaching ? <PersonTeaching teaching={teaching} /> : null}
      <PersonBought classes={classes} schedules={schedules} alone={alone} isAlsoTutor={teaching !== null} />
    </>
  );
}

type PersonBoughtProps = {
  classes: readonly Class[];
  schedules: readonly Schedule[];
  alone: readonly Schedule[];
  isAlsoTutor: boolean;
};

function PersonBought({ classes, schedules, alone, isAlsoTutor }: PersonBoughtProps) {
  return (
    <section aria-label={isAlsoTutor ? "지금 듣는 수업" : "지금"} className="mt-5">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {classes.map((one) => (
          <ClassCard
            key={one.matchId}
            of={one}
            schedule={schedules.find(({ matchId }) => matchId === one.matchId) ?? null}
          />
        ))}
        {alone.map((schedule) => (
          <Card as="li" key={schedule.id} pad="sm" className="text-body-sm">
            <p className="text-label">{`${schedule.studentName} · ${schedule.subjectLabel}`}</p>
            <dl className="mt-2 grid gap-1.5">
              <Fact term="남은 수업" text={`${schedule.lessonsLeft}회`} />
              <NextCharge of={schedule} />
            </dl>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function ClassCard({ of: one, schedule }: { of: Class; schedule: Schedule | null }) {
  const isMatched = one.status === "MATCHED";
  return (
    <Card as="li" pad="sm" className="text-body-sm">
      <p className="text-label">
        <StaffLink task="MATCHES" href={`/operator/matches/${one.matchId}`}>
          {`${one.studentName} · ${subjectName(one)}`}
        </StaffLink>
      </p>
      {isMatched ? null : <Badge tone="warn">{MATCH_STATUS_LABELS[one.status]}</Badge>}
      <dl className="mt-2 grid gap-1.5">
        {one.tutorName === null ? null : <Fact term="선생님" text={one.tutorName} />}
        <Fact term="남은 수업" text={`${one.lessonsLeft}회`} />
        {isMatched ? (
          <Fact
            term="다음 수업"
            text={one.nextLessonAt === null ? "잡힌 수업이 없어요" : momentText(one.nextLessonAt, serverNow())}
          />
        ) : null}
        {schedule === null ? <Fact term="다음 결제" text="정기 결제가 없어요" /> : <NextCharge of={schedule} />}
      </dl>
    </Card>
  );
}

function NextCharge({ of: schedule }: { of: Schedule }) {
  if (schedule.status === "ACTIVE") return <Fact term="다음 결제" text={nextText(schedule, serverNow())} />;
  const { label, tone } = scheduleState(schedule);
  return (
    <Fact
      term="다음 결제"
      text={
        <>
          <Badge tone={tone}>{label}</Badge> {nextText(schedule, serverNow())}
        </>
      }
    />
  );
}
