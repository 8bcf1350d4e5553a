import { createWebProxy } from "@pkg/web/platform/proxy/web-proxy";

export const proxy = createWebProxy({ app: "exam", isProtected: (path) => path.startsWith("/board/") });

export const config = { matcher: ["/((?!api/|_next/|favicon.ico|icon.svg|robots.txt).*)"] };
