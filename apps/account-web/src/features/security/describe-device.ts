import { formatKoreanDate, formatKoreanTime } from "@pkg/domain";
import type { Device } from "./queries";

/** "iPhone · Safari", as far as it is known. */
export function deviceName({ system, browser }: Pick<Device, "system" | "browser">): string {
  return [system, browser].filter(Boolean).join(" · ") || "알 수 없는 기기";
}

/** When a device was last used, to the minute. */
export function lastUsed({ lastUsedAt, isCurrent }: Pick<Device, "lastUsedAt" | "isCurrent">): string {
  if (isCurrent) return "지금 쓰고 있어요";
  const at = new Date(lastUsedAt);
  return `${formatKoreanDate(at)} ${formatKoreanTime(at)}에 마지막으로 사용했어요`;
}
