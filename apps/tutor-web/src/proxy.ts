import { createWebProxy } from "@pkg/web/web-proxy";

export const proxy = createWebProxy({ app: "tutor" });

export const config = { matcher: ["/((?!_next/|fonts/|favicon.ico|icon.svg|robots.txt).*)"] };
