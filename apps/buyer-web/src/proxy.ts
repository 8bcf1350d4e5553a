import { isProtectedPath } from "@pkg/domain";
import { createWebProxy } from "@pkg/web/platform/proxy/web-proxy";
import { POSTCODE_PATH, POSTCODE_SOURCES } from "@/lib/address/postcode-page";

export const proxy = createWebProxy({
  app: "buyer",
  isProtected: isProtectedPath,
  isPrivate: (path) => path.startsWith("/weekly-summary/"),
  frameAncestors: (path) => (path === POSTCODE_PATH ? ["'self'"] : []),
  sources: (path, { postcode }) => (path === POSTCODE_PATH && postcode ? POSTCODE_SOURCES : null),
});

export const config = { matcher: ["/((?!_next/|favicon.ico|icon.svg|robots.txt|sitemap.xml|social/).*)"] };
