import { useState } from "react";
import { WeeklyGrid, weekFromRanges } from "../../../src/weekly-grid";
import { Sheet } from "../sheet";

const START = weekFromRanges([
  { day: 1, from: 1140, to: 1260 },
  { day: 3, from: 1110, to: 1260 },
  { day: 4, from: 1200, to: 1320 },
  { day: 5, from: 900, to: 930 },
]);
const CLASH = weekFromRanges([{ day: 4, from: 1200, to: 1230 }]);
const OFF = weekFromRanges([{ day: 6, from: 900, to: 1080 }]);
const LESSONS = [{ day: 2, from: 1140, to: 1200, name: "김하준" }];

export function GridSheet() {
  const [week, setWeek] = useState(START);
  return (
    <Sheet title="시간 칸 (30분, 높이 24)">
      <WeeklyGrid
        label="만날 수 있는 시간"
        value={week}
        onChange={setWeek}
        minHour={15}
        maxHour={22}
        lessons={LESSONS}
        off={OFF}
        clash={CLASH}
      />
    </Sheet>
  );
}
