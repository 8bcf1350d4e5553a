import { cn } from "../cn";
import { lessonAt, type WeekLesson } from "./cell-state";
import { clockTime } from "./labels";
import type { Hours } from "./move";
import type { Drag } from "./use-drag";
import { dayOf, slotOf, type Week, type WeekRange, weekToRanges } from "./week";

type GridBlocksProps = {
  week: Week;
  lessons: ReadonlyArray<WeekLesson>;
  held: ReadonlyArray<WeekLesson>;
  clash?: Week;
  hours: Hours;
  drag: (Drag & { on: boolean }) | null;
};

const ROOM = "pl-px @[19rem]:pl-[3px] @[21rem]:pl-1.5 @2xl:pl-[9px]";
const LESSON_ROOM = "@[19rem]:pl-0.5 @[21rem]:pl-[3px] @2xl:pl-2";

const BLOCK =
  "relative m-px ml-0.5 flex flex-col justify-between overflow-hidden rounded-[0.5rem] py-[5px] whitespace-nowrap text-grid tracking-[-0.01em] @max-[19rem]:text-[0.6875rem] @max-[19rem]:tracking-[-0.03em] [font-variant-numeric:tabular-nums] @2xl:text-[0.8125rem]/[1rem] forced-colors:border";

/** Grid lines: row 1 holds the days, column 1 the hours. */
function place(range: WeekRange, hours: Hours) {
  const top = Math.max(range.from / 30, hours.first) - hours.first + 2;
  const end = Math.min(range.to / 30, hours.last + 1) - hours.first + 2;
  return { gridArea: `${top} / ${range.day + 2} / ${end} / ${range.day + 3}` };
}

function visible(range: WeekRange, hours: Hours): boolean {
  return range.to / 30 > hours.first && range.from / 30 <= hours.last;
}

/** Start at the top, end at the bottom; a half hour shows its start only. */
function Times({ range }: { range: WeekRange }) {
  const short = range.to - range.from < 60;
  return (
    <>
      <span className={short ? "-mt-[3px]" : undefined}>{clockTime(range.from)}</span>
      {short ? null : <span className="font-medium">{clockTime(range.to)}</span>}
    </>
  );
}

function dragArea(drag: Drag, hours: Hours) {
  const days = [dayOf(drag.anchor), dayOf(drag.current)].sort((a, b) => a - b) as [number, number];
  const slots = [slotOf(drag.anchor), slotOf(drag.current)].sort((a, b) => a - b) as [number, number];
  const [top, end] = [slots[0] - hours.first + 2, slots[1] - hours.first + 3];
  return { gridArea: `${top} / ${days[0] + 2} / ${end} / ${days[1] + 3}` };
}

/** Splits available time around lessons, which have blocks of their own. */
function withoutLessons(week: Week, lessons: ReadonlyArray<WeekLesson>): Week {
  return lessons.length === 0 ? week : week.map((on, index) => on && !lessonAt(lessons, index));
}

/** The visible week: blocks with times, lessons and waiting times with names, and the current drag. */
export function GridBlocks({ week, lessons, held, clash, hours, drag }: GridBlocksProps) {
  return (
    <>
      {weekToRanges(withoutLessons(week, lessons))
        .filter((range) => visible(range, hours))
        .map((range) => {
          const clashes = clash?.slice(range.day * 48 + range.from / 30, range.day * 48 + range.to / 30).some(Boolean);
          return (
            <div
              key={`${range.day}-${range.from}`}
              style={place(range, hours)}
              className={cn(BLOCK, ROOM, "z-1 bg-pine-500 text-white", clashes && "ring-2 ring-error")}
            >
              <Times range={range} />
            </div>
          );
        })}
      {lessons
        .filter((lesson) => visible(lesson, hours))
        .map((lesson) => (
          <div
            key={`${lesson.day}-${lesson.from}-${lesson.name}`}
            style={place(lesson, hours)}
            className={cn(BLOCK, LESSON_ROOM, "z-2 border-[1.5px] border-apricot-400 bg-apricot-100 text-accent-fg")}
          >
            <span className={cn("truncate", lesson.to - lesson.from < 60 && "-mt-[3px]")}>{lesson.name}</span>
            {lesson.to - lesson.from < 60 ? null : <span className="font-medium">{clockTime(lesson.from)}</span>}
          </div>
        ))}
      {held
        .filter((one) => visible(one, hours))
        .map((one) => (
          <div
            key={`${one.day}-${one.from}-${one.name}`}
            style={place(one, hours)}
            className={cn(
              BLOCK,
              LESSON_ROOM,
              "z-2 border-2 border-dashed border-apricot-400 bg-white/90 text-accent-fg",
            )}
          >
            <span className={cn("truncate", one.to - one.from < 60 && "-mt-[3px]")}>{one.name}</span>
            {one.to - one.from < 60 ? null : <span className="font-medium">{clockTime(one.from)}</span>}
          </div>
        ))}
      {drag ? (
        <div
          style={dragArea(drag, hours)}
          className={cn(
            "relative z-2 m-px ml-0.5 rounded-[0.5rem] border-2 border-dashed",
            drag.on ? "border-pine-600 bg-pine-200" : "border-sand-500 bg-sand-100",
          )}
        />
      ) : null}
    </>
  );
}
