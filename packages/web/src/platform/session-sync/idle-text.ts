const SAID_AT_SECONDS = [10, 30, 60] as const;

/** "1분 5초", "2분", "40초". Rounds up to whole seconds, so that 0 is the end. */
export function timeLeftText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1_000);
  const parts = [
    Math.floor(seconds / 60) > 0 ? `${Math.floor(seconds / 60)}분` : "",
    seconds % 60 > 0 ? `${seconds % 60}초` : "",
  ];
  return parts.filter(Boolean).join(" ") || "0초";
}

/** The announcement for screen readers: empty at first, then at 60, 30 and 10 s, so that it does not interrupt every second. */
export function saidLeft(ms: number): string {
  const reached = SAID_AT_SECONDS.find((seconds) => ms <= seconds * 1_000);
  return reached === undefined ? "" : `로그아웃까지 ${timeLeftText(reached * 1_000)} 남았어요.`;
}
