export type WeeklyGridLabels = {
  days: readonly [string, string, string, string, string, string, string];
  /** "목" -> "목요일", for screen readers and lists. */
  dayName: (day: string) => string;
  available: string;
  empty: string;
  off: string;
  clash: string;
  lesson: (name: string) => string;
  /** The text after the total ("8시간 30분"). */
  chosen: string;
  nothing: string;
  undo: string;
  clear: string;
  byHand: string;
  add: string;
  remove: string;
  day: string;
  from: string;
  to: string;
  wrongOrder: string;
};

export const KOREAN: WeeklyGridLabels = {
  days: ["월", "화", "수", "목", "금", "토", "일"],
  dayName: (day) => `${day}요일`,
  available: "가능",
  empty: "비어 있음",
  off: "고를 수 없음",
  clash: "겹침",
  lesson: (name) => `${name} 수업`,
  chosen: "골랐어요",
  nothing: "아직 고르지 않았어요",
  undo: "되돌리기",
  clear: "모두 지우기",
  byHand: "직접 입력",
  add: "추가",
  remove: "지우기",
  day: "요일",
  from: "시작",
  to: "끝",
  wrongOrder: "끝나는 시간이 시작보다 늦어야 해요.",
};

/** `1110` -> `"18시 30분"`, for screen readers. */
export function spokenTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hour}시` : `${hour}시 ${minutes % 60}분`;
}

/** `1110` -> `"18:30"`. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** `510` -> `"8시간 30분"`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours}시간` : `${hours}시간 ${rest}분`;
}
