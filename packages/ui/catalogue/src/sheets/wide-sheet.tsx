import { useState } from "react";
import { Badge } from "../../../src/badge";
import { Button } from "../../../src/button";
import { useWeekHistory, WeeklyGrid, weekFromRanges } from "../../../src/weekly-grid";
import { Sheet } from "../sheet";

const START = weekFromRanges([
  { day: 1, from: 1020, to: 1320 },
  { day: 2, from: 960, to: 1200 },
  { day: 3, from: 1110, to: 1140 },
  { day: 5, from: 600, to: 780 },
]);
const LESSONS = [
  { day: 1, from: 1140, to: 1200, name: "김하준" },
  { day: 5, from: 840, to: 900, name: "정유나" },
];

/** A tutor's week: wide, with undo in a save bar. */
export function WideSheet() {
  const [week, setWeek] = useState(START);
  const history = useWeekHistory(week, setWeek);
  return (
    <Sheet title="선생님의 한 주">
      <WeeklyGrid
        label="가르칠 수 있는 시간"
        value={week}
        onChange={setWeek}
        history={history}
        tools={false}
        minHour={9}
        maxHour={23}
        lessons={LESSONS}
      />
      <div className="mt-6 flex items-center gap-2">
        <Badge tone="warn">저장 전</Badge>
        <span className="flex-1 text-body-sm text-fg-2">
          {history.canUndo ? "시간을 바꿨어요" : "바꾼 시간이 없어요"}
        </span>
        <Button variant="secondary" off={!history.canUndo} onClick={history.undo}>
          한 번 되돌리기
        </Button>
      </div>
    </Sheet>
  );
}
