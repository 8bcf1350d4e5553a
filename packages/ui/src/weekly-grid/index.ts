export type { WeekLesson } from "./cell-state";
export { duration as weekDuration, type WeeklyGridLabels } from "./labels";
export { useWeekHistory, type WeekHistory } from "./use-week-history";
export {
  emptyWeek,
  type Week,
  type WeekRange,
  weekFromBits,
  weekFromRanges,
  weekMinutes,
  weekToBits,
  weekToRanges,
} from "./week";
export { WeeklyGrid, type WeeklyGridProps } from "./weekly-grid";
