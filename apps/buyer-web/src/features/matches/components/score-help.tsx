import { MATCH_PART_LIMITS } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { Fragment, useState } from "react";

const PARTS = [
  ["만날 수 있는 시간", MATCH_PART_LIMITS.overlap],
  ["과목 자신감", MATCH_PART_LIMITS.confidence],
  ["맡은 수업 수의 여유", MATCH_PART_LIMITS.load],
  ["좋아하는 성향과 피하고 싶은 성향", MATCH_PART_LIMITS.styles],
  ["대학", MATCH_PART_LIMITS.university],
  ["입학 방법", MATCH_PART_LIMITS.admission],
  ["계열", MATCH_PART_LIMITS.track],
] as const;

/** Explains how a score adds up. */
export function ScoreHelp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" flush onClick={() => setOpen(true)}>
        점수 기준
      </Button>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title="나란 점수는 이렇게 매겨요">
        <p className="text-body-sm text-fg-2">
          시간·실력 55점과 성향·배경 45점을 더해요. 말하지 않은 조건은 만점으로 쳐요.
        </p>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2.5 text-body">
          {PARTS.map(([part, points]) => (
            <Fragment key={part}>
              <dt className="text-fg-2">{part}</dt>
              <dd className="num text-right font-semibold">{`${points}점`}</dd>
            </Fragment>
          ))}
        </dl>
      </BottomSheet>
    </>
  );
}
