import { formatKoreanDate, formatWon, PAYOUT_STATUS_LABELS, subjectName } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { momentText } from "../words/day-text";
import { StaffLink } from "../words/staff-link";
import type { Person } from "./people-queries";
import { PresentFact } from "./present-fact";

type Teaching = NonNullable<Person["present"]["teaching"]>;

/** How it stands with what a tutor teaches: what waits for them, how they are paid next, and each class with its next lesson. */
export function PersonTeaching({ teaching }: { teaching: Teaching }) {
  return (
    <section aria-label="지금" className="mt-5">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <Waiting teaching={teaching} />
        {teaching.classes.map((one) => (
          <TaughtClass key={one.matchId} of={one} />
        ))}
      </ul>
      {teaching.classes.length === 0 ? (
        <p className="mt-3 text-body-sm text-fg-2">지금 가르치는 수업이 없어요.</p>
      ) : null}
    </section>
  );
}

function Waiting({ teaching: { classes, openProposals, accountRegisteredAt, nextPayout } }: { teaching: Teaching }) {
  const logsDue = classes.reduce((sum, one) => sum + one.logsDue, 0);
  return (
    <Card as="li" pad="sm" className="text-body-sm">
      <p className="text-label">할 일과 정산</p>
      <dl className="mt-2 grid gap-1.5">
        <PresentFact term="받은 제안" text={openProposals === 0 ? "기다리는 제안이 없어요" : `${openProposals}건`} />
        <PresentFact term="밀린 기록" text={logsDue === 0 ? "없어요" : <Badge tone="warn">{`${logsDue}개`}</Badge>} />
        <PresentFact
          term="정산 계좌"
          text={
            accountRegisteredAt === null ? (
              <Badge tone="warn">아직 없어요</Badge>
            ) : (
              `${momentText(accountRegisteredAt, serverNow())}에 등록`
            )
          }
        />
        <PresentFact
          term="다음 정산"
          text={
            <>
              {`${formatKoreanDate(nextPayout.payDay)} ${formatWon(nextPayout.net)} `}
              {nextPayout.status === null ? "(지금까지)" : <Badge>{PAYOUT_STATUS_LABELS[nextPayout.status]}</Badge>}
            </>
          }
        />
      </dl>
    </Card>
  );
}

function TaughtClass({ of: one }: { of: Teaching["classes"][number] }) {
  return (
    <Card as="li" pad="sm" className="text-body-sm">
      <p className="text-label">
        <StaffLink task="MATCHES" href={`/operator/matches/${one.matchId}`}>
          {`${one.studentName} · ${subjectName(one)}`}
        </StaffLink>
      </p>
      <dl className="mt-2 grid gap-1.5">
        {one.isOwn ? (
          <PresentFact
            term="다음 수업"
            text={one.nextLessonAt === null ? "잡힌 수업이 없어요" : momentText(one.nextLessonAt, serverNow())}
          />
        ) : (
          <PresentFact term="지금" text="다른 선생님이 가르쳐요" />
        )}
        {one.logsDue > 0 ? (
          <PresentFact term="밀린 기록" text={<Badge tone="warn">{`${one.logsDue}개`}</Badge>} />
        ) : null}
      </dl>
    </Card>
  );
}
