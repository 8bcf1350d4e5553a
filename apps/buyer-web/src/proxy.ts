import { isProtectedPath } from "@pkg/domain";
import { createWebProxy } from "@pkg/web/web-proxy";

export const proxy = createWebProxy({ app: "buyer", isProtected: isProtectedPath, updatePages: true });

export const config = { matcher: ["/((?!_next/|fonts/|favicon.ico|icon.svg|robots.txt|sitemap.xml|social/).*)"] };
