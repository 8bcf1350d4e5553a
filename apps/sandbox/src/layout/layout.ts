import { type Html, html } from "./html.ts";
import { STYLES } from "./styles.ts";

const LINKS = [
  { href: "/inbox", label: "받은 문자" },
  { href: "/mails", label: "받은 메일" },
  { href: "/cards", label: "테스트 카드" },
  { href: "/accounts", label: "계좌" },
  { href: "/charges", label: "결제" },
  { href: "/wallets", label: "지갑" },
  { href: "/participations", label: "이벤트" },
  { href: "/conversions", label: "전환" },
  { href: "/clock", label: "시계" },
];

export interface Page {
  title: string;
  /** Path of the page, marked in the menu. */
  path: string;
  body: Html;
  /** Reload interval in seconds. */
  refreshSeconds?: number;
}

/** A whole page of the sandbox, in Korean. */
export function layout({ title, path, body, refreshSeconds }: Page): string {
  const refresh = refreshSeconds === undefined ? null : html`<meta http-equiv="refresh" content="${refreshSeconds}">`;
  const links = LINKS.map(({ href, label }) =>
    href === path ? html`<a href="${href}" aria-current="page">${label}</a>` : html`<a href="${href}">${label}</a>`,
  );
  return html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${title} · 나란 샌드박스</title>
<style>${STYLES}</style>
</head>
<body>
<header><nav aria-label="샌드박스"><strong><a href="/">나란 샌드박스</a></strong>${links}</nav></header>
<main>${body}</main>
</body>
</html>`.text;
}

/** Formats a time in KST. */
export function koreanTime(date: Date): string {
  return date.toLocaleString("ko-KR", { timeZone: "Asia/Seoul", dateStyle: "medium", timeStyle: "medium" });
}

export function won(amount: number): string {
  return `${amount.toLocaleString("ko-KR")}원`;
}
