import type { Pick } from "./pick.ts";

/** Who asks, and what; null asks without a log-in. */
export interface Request {
  readonly userId: string | null;
  readonly path: string;
}

/** A page, list or search, each time of somebody or something else. */
export interface Question {
  readonly name: string;
  readonly ask: (pick: Pick) => Request;
}

const staff = (name: string, path: (pick: Pick) => string): Question => ({
  name,
  ask: (pick) => ({ userId: "demo-operator", path: `/operator${path(pick)}` }),
});

const STAFF_LISTS = [
  ...["desk", "money", "money/orders", "money/periods", "money/reconciliations", "payouts", "payouts/list", "staff"],
  ...["web-features", "enrollments", "events", "benefits", "reviews", "tutor-applicants", "jobs", "acts", "tutors"],
  ...["matches", "consultations", "messages", "lesson-disputes", "message-reports", "level-test-items", "pulses"],
  ...[
    "money/orders?status=UNKNOWN",
    "money/orders?status=FAILED",
    "money/orders?status=PENDING",
    "money/refunds?list=DONE",
    "money/refunds?list=OPEN",
  ],
  ...["matches?show=ALL&sort=createdAt&dir=desc", "matches?show=MATCHED&sort=matchedAt&dir=desc"],
  ...["matches?show=MATCHED&sort=promisedOn", "matches?show=LATE", "matches?show=STUCK&sort=createdAt"],
  ...["consultations?show=ALL", "consultations?show=ALL&sort=createdAt&dir=desc", "consultations?show=LATE"],
  ...["messages?status=FAILED", "messages?status=DROPPED", "messages?kind=PAYMENT", "messages?status=SENT&dir=asc"],
  ...[
    "messages?kind=SECURITY",
    "acts?action=person.viewed",
    "acts?actor=demo-finance",
    "acts?action=tutor.tier-changed",
  ],
  ...["lesson-disputes?status=DECIDED", "pulses?state=HANDLED", "reviews?stars=5", "payouts/list?status=PAID"],
  ...["acts?dir=asc", "tutors?sort=name&dir=asc", "tutors?sort=activeStudents&tier=PREMIUM", "tutors?state=RESTING"],
  ...["tutors?awaitsBasisCheck=true"],
  ...["tutor-applicants?status=ACCEPTED", "tutor-applicants?status=REJECTED", "reviews?state=HIDDEN"],
  ...["lessons", "lessons?dir=asc", "lessons?state=COMING&dir=asc", "lessons?state=BEGUN"],
  ...["schedules", "schedules?dir=desc", "schedules?status=PAUSED", "schedules?status=STOPPED&dir=desc"],
  ...["schedules?endsWithin=7", "schedules?first=UNPLANNED", "schedules?first=UNPLANNED&endsWithin=14"],
  ...["schedules?status=RESTING", "schedules?status=RESTING&dir=desc", "matches?show=RESTING"],
  ...["lessons?state=ABSENT", "lessons?state=CANCELED&dir=asc"],
  ...["lessons?concern=EMPTY_ROOM", "lessons?concern=SHORT&dir=asc", "lessons?concern=ELSEWHERE"],
  ...["benefits?state=ENDED", "payouts/list?status=READY", "jobs?state=RETRYING", "message-reports?status=CLOSED"],
] as const;

const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const STAFF_SEARCHES: readonly Question[] = [
  staff("people by name", (pick) => `/people?search=${encodeURIComponent(pick.name())}`),
  staff("people by a name's beginning", (pick) => `/people?search=${encodeURIComponent(pick.name().slice(0, 2))}`),
  staff("people by the end of a phone", (pick) => `/people?search=${pick.phone().slice(-4)}`),
  staff("people by phone", (pick) => `/people?search=${pick.phone()}`),
  staff("people by e-mail", (pick) => `/people?search=${pick.email()}`),
  staff("people by an order", (pick) => `/people?search=${pick.course().merchantUid}`),
  staff("orders by name", (pick) => `/money/orders?search=${encodeURIComponent(pick.name())}`),
  staff("orders by phone", (pick) => `/money/orders?search=${pick.phone()}`),
  staff("orders of a week", () => `/money/orders?from=${day(60)}&to=${day(53)}`),
  staff("tutors by name", (pick) => `/tutors?search=${encodeURIComponent(pick.name().slice(0, 2))}`),
  staff("tutors by the end of a phone", (pick) => `/tutors?search=${pick.phone().slice(-4)}`),
  staff("matches by name and phone", (pick) => `/matches?show=ALL&search=${encodeURIComponent(pick.called())}`),
  staff("matches by the end of a phone", (pick) => `/matches?show=ALL&search=${pick.phone().slice(-4)}`),
  staff("matches by an order", (pick) => `/matches?show=ALL&search=${pick.course().merchantUid}`),
  staff("consultations by phone", (pick) => `/consultations?show=ALL&phone=${pick.phone()}`),
  staff("reviews of a tutor", (pick) => `/reviews?tutorId=${pick.tutor().id}`),
  staff("applicants by university", () => `/tutor-applicants?status=ACCEPTED&search=${encodeURIComponent("서울")}`),
  staff("schedules by name and phone", (pick) => `/schedules?search=${encodeURIComponent(pick.called())}`),
  staff("schedules by the end of a phone", (pick) => `/schedules?search=${pick.phone().slice(-4)}`),
  staff("schedules by an order", (pick) => `/schedules?search=${pick.course().merchantUid}`),
  staff("reasons of a year, counted", () => `/reason-counts?from=${day(364)}&to=${day(0)}`),
  staff("refusals of a year", () => `/reasons?kind=PROPOSAL&from=${day(364)}&to=${day(0)}`),
  staff("the catalogue", () => "/catalogue"),
  staff("lessons of a tutor", (pick) => `/lessons?tutorId=${pick.tutor().id}`),
  staff("lessons by name and phone", (pick) => `/lessons?search=${encodeURIComponent(pick.called())}`),
  staff("lessons by the end of a phone", (pick) => `/lessons?search=${pick.phone().slice(-4)}`),
  staff("lessons by phone", (pick) => `/lessons?search=${pick.phone()}`),
  staff("lessons of a week", () => `/lessons?from=${day(60)}&to=${day(53)}&dir=asc`),
  staff("lessons from today on", () => `/lessons?from=${day(0)}&dir=asc`),
  staff("payouts by name", (pick) => `/payouts/list?search=${encodeURIComponent(pick.name().slice(0, 2))}`),
  staff("messages of a person", (pick) => `/messages?userId=${pick.buyer()}`),
  staff("messages of a day", () => `/messages?from=${day(40)}&to=${day(40)}&status=FAILED`),
  staff("acts about a person", (pick) => `/acts?target=${pick.buyer()}`),
  staff("a month of payments as CSV", () => `/money/export?kind=PAYMENTS&from=${day(60)}&to=${day(31)}`),
];

const STAFF_PAGES: readonly Question[] = [
  staff("person", (pick) => `/people/${pick.buyer()}`),
  staff("person who teaches", (pick) => `/people/${pick.tutor().userId}`),
  staff("a person's time line", (pick) => `/people/${pick.buyer()}/history`),
  staff("a tutor's time line", (pick) => `/people/${pick.tutor().userId}/history`),
  staff("a person's lessons", (pick) => `/people/${pick.buyer()}/history?kind=LESSON`),
  staff("order", (pick) => `/money/orders/${pick.course().merchantUid}`),
  staff("a refund's sums", (pick) => `/money/orders/${pick.course().merchantUid}/refund-quote`),
  staff("a match's offers of more lessons", (pick) => `/matches/${pick.course().match}/up-selling-offer`),
  staff("stuck match", (pick) => `/matches/${pick.course("STUCK").match}`),
  staff("matched match", (pick) => `/matches/${pick.course().match}`),
  staff("tutor", (pick) => `/tutors/${pick.tutor().id}`),
  staff("applicant", (pick) => `/tutor-applicants/${pick.applicant()}`),
  staff("consultation", (pick) => `/consultations/${pick.consultation()}`),
];

const BUYER_PAGES: readonly Question[] = [
  ...[
    ...[
      "/v2/users/me",
      "/orders",
      "/orders?status=REFUNDED",
      "/lessons/matches",
      "/lessons/upcoming",
      "/users/me/services",
    ],
    ...["/users/me/students", "/users/me/payments", "/users/me/order-schedules", "/users/me/payment-statement"],
    ...["/users/me/referral", "/users/me/consents", "/users/me/closure", "/lessons/messages/unread", "/auth/sessions"],
    ...["/lessons/orders/children", "/enrollment-drafts/me", "/benefits?productIds=@", "/users/me/calendar"],
    ...["/users/me/notification-settings", "/users/me/guardian", "/tutor-applicants/mine"],
  ].map(
    (path): Question => ({
      name: `buyer ${path}`,
      ask: (pick) => ({ userId: pick.buyer(), path: path.replace("@", String(pick.productId)) }),
    }),
  ),
  ...(
    [
      ["order", ({ merchantUid }) => `/v2/orders/${merchantUid}`],
      ["order's refund", ({ merchantUid }) => `/lessons/orders/${merchantUid}/refund-quote`],
      ["wishes", ({ merchantUid }) => `/lessons/applicants/${merchantUid}`],
      ["class", ({ match }) => `/lessons/matches/${match}`],
      ["class's lessons", ({ match }) => `/lessons/matches/${match}/lessons`],
      ["class's messages", ({ match }) => `/lessons/matches/${match}/messages`],
      ["class's review", ({ match }) => `/lessons/matches/${match}/review`],
      ["class's tutors", ({ match }) => `/lessons/matches/${match}/suggestions`],
      ["class's wishes", ({ match }) => `/lessons/matches/${match}/wishes`],
      ["class's end", ({ match }) => `/lessons/matches/${match}/leaving`],
      ["class's rematch", ({ match }) => `/lessons/matches/${match}/appeal-statistics`],
      ["level tests", ({ student }) => `/level-tests?studentId=${student}`],
    ] as readonly (readonly [string, (course: ReturnType<Pick["course"]>) => string])[]
  ).map(
    ([name, path]): Question => ({
      name: `buyer's ${name}`,
      ask: (pick) => {
        const course = pick.course();
        return { userId: course.buyer, path: path(course) };
      },
    }),
  ),
];

const TUTOR_PAGES: readonly Question[] = [
  ...[
    ...["/tutors/me", "/tutors/me/classes", "/tutors/me/earnings", "/tutors/me/earnings/file", "/tutors/me/periods"],
    ...["/tutors/me/proposals", "/tutors/me/reviews", "/tutors/me/subjects", "/tutors/me/payout-account"],
    ...["/lessons/upcoming", "/lessons/messages/unread"],
  ].map((path): Question => ({ name: `tutor ${path}`, ask: (pick) => ({ userId: pick.tutor().userId, path }) })),
  ...(
    [
      ["student", ({ match }) => `/tutors/me/classes/${match}/student`],
      ["class", ({ match }) => `/lessons/matches/${match}`],
      ["class's lessons", ({ match }) => `/lessons/matches/${match}/lessons`],
      ["class's messages", ({ match }) => `/lessons/matches/${match}/messages`],
    ] as readonly (readonly [string, (course: ReturnType<Pick["course"]>) => string])[]
  ).map(
    ([name, path]): Question => ({
      name: `tutor's ${name}`,
      ask: (pick) => {
        const course = pick.course();
        return { userId: course.tutorUser, path: path(course) };
      },
    }),
  ),
];

const PUBLIC_PAGES: readonly Question[] = [
  ...[
    "/reviews",
    "/reviews?sort=HIGHEST&page=20",
    "/tutors",
    "/tutors?subject=MATH",
    "/tutors?subject=MATH&sort=EXPERIENCE&offset=200",
    "/tutors?subject=MATH&genders=FEMALE&times=MONDAY-EVENING",
    "/tutors/featured",
    "/service-statistics",
  ],
  ...["/subjects", "/lessons/products/all", "/schools?school=서울&schoolLevel=HIGH", "/events"],
  ...["/schools/universities?university=서울", "/reviews?tier=PREMIUM", "/reviews?sort=LOWEST"],
].map((path): Question => ({ name: `everybody ${path}`, ask: () => ({ userId: null, path: encodeURI(path) }) }));

/** Every list, search and page of staff, buyers and tutors, and what anybody may see. */
export const QUESTIONS: readonly Question[] = [
  ...STAFF_LISTS.map((path) => staff(`/operator/${path}`, () => `/${path}`)),
  ...STAFF_SEARCHES,
  ...STAFF_PAGES,
  ...BUYER_PAGES,
  ...TUTOR_PAGES,
  ...PUBLIC_PAGES,
  { name: "everybody's tutor", ask: (pick) => ({ userId: null, path: `/tutors/${pick.tutor().id}` }) },
  {
    name: "everybody's reviews of a tutor",
    ask: (pick) => ({ userId: null, path: `/reviews?tutorId=${pick.tutor().id}` }),
  },
];
