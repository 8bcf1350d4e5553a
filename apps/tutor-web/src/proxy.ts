import { createWebProxy } from "@pkg/web/platform/proxy/web-proxy";
import { mergeSources, vendorSources } from "@pkg/web/platform/vendors/vendor-sources";
import { isScreeningPath, isTutorPath, SCREENING_SOURCES } from "@/lib/pages/tutor-pages";

export const proxy = createWebProxy({
  app: "tutor",
  isProtected: isTutorPath,
  usesMicrophone: isScreeningPath,
  sources: (path, vendors) => (isScreeningPath(path) ? mergeSources(vendorSources(vendors), SCREENING_SOURCES) : null),
});

export const config = { matcher: ["/((?!api/|_next/|favicon.ico|icon.svg|robots.txt).*)"] };
