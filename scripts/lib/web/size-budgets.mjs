// First-load JavaScript in KiB gzip. Error reporting is left out: it loads after idle.
const PUBLIC_KIB = 172;
const SIGNED_IN_KIB = 220;

/** Pages that hold long forms and the buyer's own data. Everything else, log-in included, is public. */
const SIGNED_IN = [
  /^buyer \/tutoring\/(enroll|matching)(\/|$)/,
  /^buyer \/mypage(\/|$)/,
  /^buyer \/myclass(\/|$)/,
  /^tutor \/(profile|subjects|periods)?$/,
  /^tutor \/(applicants|operator|myclass|earnings|messages|notifications|reviews)(\/|$)/,
  /^buyer \/level-test(\/|$)/,
  /^exam \/board\//,
  /^account \/(signup|security|password\/change|close-account|phone)$/,
  /^account \/profiles(\/|$)/,
];

/**
 * What a dynamic part of an address is filled with. A page that needs nothing to exist shows its scripts with any value.
 * @type {Readonly<Record<string, string>>}
 */
const SAMPLES = { "[key]": "student-terms" };

/**
 * Addresses of what has to exist: an unknown one answers 404.
 * @type {Readonly<Record<string, string>>}
 */
const KNOWN = { "/events/[id]": "/events/learning-type" };

/**
 * An address of the route, with its dynamic parts filled in.
 * @param {string} route
 */
export function sampleAddress(route) {
  return KNOWN[route] ?? route.replace(/\[[^\]]+\]/g, (part) => SAMPLES[part] ?? "1");
}

/**
 * First-load KiB that the page may have.
 * @param {string} app @param {string} route
 */
export function budgetOf(app, route) {
  const page = `${app} ${route}`;
  return SIGNED_IN.some((pattern) => pattern.test(page)) ? SIGNED_IN_KIB : PUBLIC_KIB;
}
