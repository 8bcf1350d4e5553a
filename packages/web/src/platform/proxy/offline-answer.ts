import { NextResponse } from "next/server";

/** The deferred shell registers the service worker at this address. */
const OFFLINE_WORKER = "/offline-worker.js";
const OFFLINE_PAGE = "/offline";
/** On any page, this header has a browser give its worker up. */
export const OFFLINE_SWITCH = "x-offline-page";

/**
 * The worker of a site and the one page that it keeps; null for other addresses. Switched off, or in development, there is
 * no worker to register.
 */
export function offlineAnswer(pathname: string, isOff: boolean): NextResponse | null {
  if (pathname === OFFLINE_WORKER) {
    if (isOff) return new NextResponse(null, { status: 404, headers: NO_CACHE });
    return new NextResponse(WORKER, { headers: { ...NO_CACHE, "content-type": "text/javascript; charset=utf-8" } });
  }
  if (pathname !== OFFLINE_PAGE) return null;
  return new NextResponse(PAGE, { headers: { ...NO_CACHE, ...PAGE_HEADERS } });
}

const NO_CACHE = { "cache-control": "no-cache", "x-content-type-options": "nosniff", "x-robots-tag": "noindex" };
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
};

/** Shows the kept page where a page can't be reached, and touches no other request. */
const WORKER = `
const keep = async () => (await caches.open("offline")).put("${OFFLINE_PAGE}", await fetch("${OFFLINE_PAGE}", { cache: "reload" }));
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keep());
});
addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});
async function open({ request, preloadResponse }) {
  const page = await preloadResponse || await fetch(request);
  if (page.headers.get("${OFFLINE_SWITCH}") === "off") {
    await registration.unregister();
    await caches.delete("offline");
  }
  return page;
}
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(open(event).catch(async () => (await caches.match("${OFFLINE_PAGE}")) ?? Response.error()));
});
`;

const BODY = "margin:0;font-family:sans-serif;color:#2b2622;background:#fff;word-break:keep-all;text-align:center";
const LINK =
  "display:inline-block;padding:14px 24px;border-radius:14px;background:#f3efe9;color:inherit;font-weight:600;text-decoration:none";

const PAGE = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>인터넷이 끊겼어요</title>
</head>
<body style="${BODY}">
<main style="padding:96px 20px">
<h1 style="font-size:1.5rem;margin:0 0 12px">인터넷이 끊겼어요</h1>
<p style="margin:0 0 28px;line-height:1.6">와이파이나 데이터를 확인하고 다시 열어 주세요.<br>결제를 누른 뒤라면, 다시 열었을 때 결과를 보여 드려요.</p>
<a href="" style="${LINK}">다시 열기</a>
</main>
</body>
</html>
`;
