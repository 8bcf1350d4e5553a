const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** Order counts: most browsers also call themselves Chrome and Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, "카카오톡"],
  [/NAVER\(inapp/i, "네이버 앱"],
  [/Whale\//, "웨일"],
  [/SamsungBrowser\//, "삼성 인터넷"],
  [/Edg(A|iOS)?\//, "Edge"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

/** What a browser says it is, in words that people know; null for what is not recognised. */
export function toDevice(userAgent: string | null): { system: string | null; browser: string | null } {
  const text = userAgent ?? "";
  const find = (table: typeof SYSTEMS) => table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { system: find(SYSTEMS), browser: find(BROWSERS) };
}
