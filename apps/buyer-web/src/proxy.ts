import { isProtectedPath } from "@pkg/domain";
import { createWebProxy } from "@pkg/web/platform/proxy/web-proxy";
import { mergeSources, paymentSources, vendorSources } from "@pkg/web/platform/vendors/vendor-sources";
import { POSTCODE_PATH, POSTCODE_SOURCES } from "@/lib/address/postcode-page";
import { isPaymentPath } from "@/lib/payment-path";

export const proxy = createWebProxy({
  app: "buyer",
  isProtected: isProtectedPath,
  isPrivate: (path) => path.startsWith("/weekly-summary/") || path.startsWith("/order-schedules/"),
  frameAncestors: (path) => (path === POSTCODE_PATH ? ["'self'"] : []),
  usesPopups: isPaymentPath,
  sources: (path, vendors) => {
    if (path === POSTCODE_PATH && vendors.postcode) return POSTCODE_SOURCES;
    return isPaymentPath(path) ? mergeSources(vendorSources(vendors), paymentSources(vendors)) : null;
  },
});

export const config = { matcher: ["/((?!_next/|favicon.ico|icon.svg|robots.txt|sitemap.xml|social/).*)"] };
