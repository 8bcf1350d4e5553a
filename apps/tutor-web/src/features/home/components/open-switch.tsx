import { proposedRankOf, TOP_UNIVERSITIES_TEXT, TUTOR_RANK_NAMES } from "@pkg/domain";
import { Card } from "@pkg/ui/card";
import { SwitchRow } from "@pkg/ui/list-row";
import { Sentences } from "@pkg/ui/sentences";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { $api } from "@pkg/web/platform/api/query";
import { useQueryClient } from "@tanstack/react-query";
import { freeMinutes } from "@/features/home/free-time";
import { useTaughtText } from "@/lib/own-tutor/own-classes";
import { type OwnTutor, TUTOR, useOwnPeriods } from "@/lib/own-tutor/own-tutor";

/** The switch for new students. It changes optimistically; a failure restores it and shows the reason. */
export function OpenSwitch({ tutor }: { tutor: OwnTutor }) {
  const client = useQueryClient();
  const reject = useRejection();
  const saving = $api.useMutation("patch", "/tutors/me", {
    onSuccess: (saved) => client.setQueryData(TUTOR.queryKey, saved),
    onError: reject,
  });
  const isOpen = (saving.isPending ? saving.variables.body.isOpen : null) ?? tutor.isOpen;
  const isFull = tutor.activeStudents >= tutor.capacity;
  const periods = useOwnPeriods().data;
  const now = useTaughtText(tutor.activeStudents);
  const hasTime = !periods || freeMinutes(periods) > 0;
  return (
    <Card as="section" aria-label="새 학생" className="py-2!">
      <SwitchRow
        label="새 학생 받기"
        note={<Sentences text={noteOf({ isOpen, isFull, hasTime, now }, tutor)} />}
        checked={isOpen}
        // Not disabled while saving: that would lose the focus.
        // No version: a single switch cannot overwrite another tab's data by accident.
        onChange={(event) => saving.isPending || saving.mutate({ body: { isOpen: event.target.checked }, params: {} })}
      />
    </Card>
  );
}

/** Why a tutor who studies elsewhere gets no proposals, and the way to some. */
const ELSEWHERE = `새 제안이 오지 않아요. ${TUTOR_RANK_NAMES.BASIC} 수업은 ${TOP_UNIVERSITIES_TEXT} 선생님께만 제안해요. ${TUTOR_RANK_NAMES.EXPERT}으로 지원하려면 고객센터로 알려 주세요. 지금 수업은 그대로 이어 가요.`;

/** What was sent before the rest counts, as the API takes it. */
const STANDS = "이미 받은 제안은 지금도 수락할 수 있어요.";

interface Noted {
  readonly isOpen: boolean;
  readonly isFull: boolean;
  readonly hasTime: boolean;
  /** Whom the tutor teaches. */
  readonly now: string;
}

function noteOf({ isOpen, isFull, hasTime, now }: Noted, tutor: OwnTutor): string {
  const { activeStudents, capacity, isResting } = tutor;
  if (isResting) return `운영팀이 새 제안을 잠시 멈췄어요. 다시 열리면 문자로 알려 드려요. ${STANDS} ${now}`;
  if (proposedRankOf(tutor) === null) return `${ELSEWHERE} ${now}`;
  if (!isOpen) return `쉬는 중이에요. 새 제안이 오지 않아요. ${STANDS} ${now}`;
  if (!hasTime) return `${now} 비어 있는 시간이 없어서 새 제안이 오지 않아요.`;
  return isFull
    ? `${now} 자리가 다 차서 새 제안이 오지 않아요.`
    : `${now} ${capacity - activeStudents}개${activeStudents > 0 ? " 더" : "까지"} 맡을 수 있어요.`;
}
