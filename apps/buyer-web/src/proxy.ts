import { isProtectedPath } from "@pkg/domain";
import { createWebProxy } from "@pkg/web/platform/proxy/web-proxy";
import { mergeSources, paymentSources, vendorSources } from "@pkg/web/platform/vendors/vendor-sources";
import { POSTCODE_PATH, POSTCODE_SOURCES } from "@/lib/address/postcode-page";
import { CONSULTATION_STATE_PAGE, isPaymentPath, OFFER_PAGE } from "@/lib/flow/payment-path";
import { isMissingPage } from "@/lib/site/missing-page";

/** Pages for the frames of other sites. */
const FRAMER_PATH = "/framer/";
/** Their address is a secret. */
const PRIVATE_PATHS = [
  "/weekly-summary/",
  "/child/",
  "/level-test/links/",
  "/order-schedules/",
  CONSULTATION_STATE_PAGE,
  OFFER_PAGE,
  FRAMER_PATH,
];

export const proxy = createWebProxy({
  app: "buyer",
  isProtected: isProtectedPath,
  isMissing: isMissingPage,
  isPrivate: (path) => PRIVATE_PATHS.some((start) => path.startsWith(start)),
  frameAncestors: (path, { framers }) => {
    if (path === POSTCODE_PATH) return ["'self'"];
    return path.startsWith(FRAMER_PATH) ? framers : [];
  },
  usesPopups: isPaymentPath,
  sources: (path, vendors) => {
    if (path === POSTCODE_PATH && vendors.postcode) return POSTCODE_SOURCES;
    return isPaymentPath(path) ? mergeSources(vendorSources(vendors), paymentSources(vendors)) : null;
  },
});

export const config = { matcher: ["/((?!api/|_next/|favicon.ico|icon.svg|robots.txt|sitemap.xml|files/|social/).*)"] };
