import { CONFIDENCE_LEVELS, type ConfidenceLevel, LEVEL_TEST_MINUTES, STUDENT_LEVEL_LABELS } from "@pkg/domain";
import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import { OptionRows } from "@pkg/ui/option-rows";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useEffect, useRef, useState } from "react";
import { boardHref } from "../board-href";
import { type LevelTest, type LevelTestList, startTest } from "../queries";
import { testName } from "../test-name";

type StartSheetProps = {
  /** The test that was picked; null while the sheet is closed. */
  test: LevelTest | null;
  student: NonNullable<LevelTestList["student"]>;
  onClose: () => void;
};

const HINTS: Readonly<Record<ConfidenceLevel, string>> = {
  VERY_HIGH: "남에게 설명할 수 있어요",
  HIGH: "거의 다 풀어요",
  MEDIUM: "반쯤 풀어요",
  LOW: "자주 막혀요",
  VERY_LOW: "처음부터 하고 싶어요",
};
const OPTIONS = CONFIDENCE_LEVELS.map((value) => ({
  value,
  label: STUDENT_LEVEL_LABELS[value],
  price: HINTS[value],
}));

/** Asks how confident the student is before the first item, and begins the test. */
export function StartSheet({ test, student, onClose }: StartSheetProps) {
  const [confidence, setConfidence] = useState<ConfidenceLevel | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const react = useErrorReaction();
  useEffect(() => {
    // Back from the board, the browser may show this page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsBusy(false);
      onClose();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, [onClose]);

  async function start(): Promise<void> {
    if (!test) return;
    if (confidence === null) {
      setIsMissing(true);
      first.current?.focus();
      return;
    }
    setIsBusy(true);
    try {
      location.assign(boardHref(await startTest(test, confidence, student.id)));
    } catch (error) {
      setIsBusy(false);
      react(error);
    }
  }

  return (
    <BottomSheet
      open={test !== null}
      onClose={onClose}
      title={test ? `${testName(test)}, 얼마나 자신 있어요?` : ""}
      description={`${student.name} 님이 생각하는 만큼 골라 주세요. 시험 뒤에 결과와 견줘 보여 드려요.`}
      footer={
        <Button
          size="lg"
          full
          busy={isBusy}
          busyLabel="시험지를 펴고 있어요"
          onClick={() => void start()}
        >{`${LEVEL_TEST_MINUTES}분 시험 시작하기`}</Button>
      }
    >
      <OptionRows
        legend="자신감"
        legendLook="hidden"
        options={OPTIONS}
        value={confidence}
        ref={first}
        error={isMissing && confidence === null ? "지금 생각을 하나 골라 주세요." : undefined}
        onChange={setConfidence}
      />
    </BottomSheet>
  );
}
