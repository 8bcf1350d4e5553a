import { createWebProxy } from "@pkg/web/web-proxy";
import { isTutorPath } from "@/lib/tutor-pages";

export const proxy = createWebProxy({ app: "tutor", isProtected: isTutorPath });

export const config = { matcher: ["/((?!_next/|fonts/|favicon.ico|icon.svg|robots.txt).*)"] };
