import { createWebProxy } from "@pkg/web/platform/proxy/web-proxy";
import { needsSession } from "@/lib/needs-session";

export const proxy = createWebProxy({ app: "account", isProtected: needsSession });

export const config = { matcher: ["/((?!api/|_next/|favicon.ico|icon.svg|robots.txt).*)"] };
