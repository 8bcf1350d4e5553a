import { restText } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import Link from "next/link";
import type { Schedule } from "../queries";
import { SwitchButton } from "./switch-button";

type RestNoteProps = { schedule: Schedule; rest: NonNullable<Schedule["rest"]>; onMethodMissing: () => void };

/** How long a resting class can go on; once its times are taken, at which others it can, or what comes instead. */
export function RestNote({ schedule, rest, onMethodMissing }: RestNoteProps) {
  const { isTutorFree, otherTimes } = rest;
  return (
    <div className="mt-3 grid gap-3 rounded-md bg-info-50 px-4 py-3">
      <p className="text-body-sm text-info">
        {isTutorFree ? restText(rest) : TAKEN[otherTimes.length > 0 ? "others" : "none"]}
      </p>
      {isTutorFree ? null : (
        <div className="flex flex-wrap gap-2">
          {otherTimes.map((times) => (
            <SwitchButton key={times.lessonTimes} schedule={schedule} times={times} onMethodMissing={onMethodMissing} />
          ))}
          <ButtonLink href="/price" linkAs={Link} variant="quiet" size="sm" flush={otherTimes.length === 0}>
            다른 선생님과 새로 시작하기
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

const TAKEN = {
  others: "그사이 선생님의 이 시간이 다른 학생에게 열렸어요. 두 분 모두 되는 시간으로 이어 갈 수 있어요.",
  none: "그사이 선생님의 시간이 다른 학생에게 열려서, 지금은 같은 선생님과 이어 갈 수 없어요.",
};
