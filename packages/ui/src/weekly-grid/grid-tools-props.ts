import type { WeeklyGridLabels } from "./labels";
import type { WeekHistory } from "./use-week-history";
import type { Week } from "./week";

export type GridToolsProps = {
  value: Week;
  history: WeekHistory;
  labels: WeeklyGridLabels;
  minHour: number;
  maxHour: number;
  blocked: (index: number) => boolean;
  readOnly: boolean;
};
