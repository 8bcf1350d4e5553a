import {
  addWorkingDays,
  type ClassStage,
  firstLessonDay,
  formatKoreanDate,
  formatMorning,
  formatWon,
  heldUntil,
  type KstDate,
  MATCH_PROMISE_WORKING_DAYS,
  orderedWord,
  PROPOSAL_HOURS,
  type Renewal,
  toKstDate,
} from "@pkg/domain";
import type { StatusStep } from "@pkg/ui/status-stepper";
import type { Match } from "@/lib/lessons/matches";

/** Input of the next steps. */
export interface NextFacts {
  /** Won. */
  readonly amount: number;
  /** Time when the wishes were sent; null before. */
  readonly completedAt: Date | null;
  /** The courses that wait for their wishes while those of others were sent. */
  readonly waitingCourses: readonly string[];
  readonly search: OrderSearch;
  /** Start of the first lesson; null before it is planned. */
  readonly firstLessonAt: Date | null;
  readonly hasTablet: boolean;
  /** The next automatic payment; null for an order that is paid once. */
  readonly renewal: Renewal | null;
  readonly now: Date;
}

/** The searches of an order's courses as one. */
export interface OrderSearch {
  /** Time when the last course got its tutor; null before. */
  readonly matchedAt: Date | null;
  /** The latest promised day of those that still search; null without one. */
  readonly promisedOn: KstDate | null;
  /** "내일 아침 8시" when tutors are asked only then. */
  readonly askedWhen: string | null;
  /** The earliest day of a first lesson, as the search says it; null without one. */
  readonly firstDay: KstDate | null;
  /** What the family has to do before the search goes on; null while it has nothing to do. */
  readonly waits: Extract<ClassStage, "STUCK" | "OFFERED"> | null;
}

/** Courses that still search say how the order's search stands; those that were given up do not. */
export function orderSearch(
  matches: ReadonlyArray<Pick<Match, "status" | "now" | "matchedAt" | "promisedOn" | "askedFrom" | "firstDay">>,
  now: Date,
): OrderSearch {
  const alive = matches.filter(({ status }) => status !== "CANCELED");
  const open = alive.filter(({ status }) => status !== "MATCHED");
  const found = alive.flatMap(({ matchedAt }) => (matchedAt ? [Date.parse(matchedAt)] : []));
  const isFound = open.length === 0 && found.length > 0;
  const askedFrom = open.find((match) => match.askedFrom)?.askedFrom;
  return {
    matchedAt: isFound ? new Date(Math.max(...found)) : null,
    promisedOn:
      open
        .flatMap(({ promisedOn }) => promisedOn ?? [])
        .sort()
        .at(-1) ?? null,
    firstDay: alive.flatMap(({ firstDay }) => firstDay ?? []).sort()[0] ?? null,
    askedWhen: askedFrom ? formatMorning(new Date(askedFrom), now) : null,
    waits: (["STUCK", "OFFERED"] as const).find((stage) => open.some((match) => match.now.stage === stage)) ?? null,
  };
}

/**
 * The steps after payment, each with its day: of what we promise since the wishes were sent, and before, by when it is if they are sent
 * today.
 */
export function nextSteps(facts: NextFacts): StatusStep[] {
  const { amount, completedAt, waitingCourses, hasTablet, renewal } = facts;
  const isSent = completedAt !== null;
  return [
    { id: "paid", title: orderedWord(amount), state: "done" },
    {
      id: "wishes",
      title: isSent ? "선생님 조건을 보냈어요" : [...waitingCourses, "선생님 조건 알려 주기"].join(" "),
      state: isSent ? "done" : "now",
      ...(isSent ? {} : { note: "오늘 보내시면 아래 날짜까지 할게요." }),
    },
    ...searchSteps(facts),
    // Nobody tracks a parcel, so no day is promised.
    ...(hasTablet ? [TABLET] : []),
    lessonStep(facts),
    ...(renewal ? [renewalStep(renewal)] : []),
  ];
}

function searchSteps(facts: NextFacts): StatusStep[] {
  const { completedAt } = facts;
  const { matchedAt, waits } = facts.search;
  const askedWhen = facts.search.askedWhen ?? (completedAt ? null : morningOf(facts.now));
  if (matchedAt) {
    return [
      { id: "ask", title: "맞는 선생님께 제안했어요", state: "done" },
      { id: "found", title: "선생님이 정해졌어요", state: "done", right: formatKoreanDate(toKstDate(matchedAt)) },
    ];
  }
  if (waits) return [{ id: "found", title: WAITS[waits], state: "now", note: "매칭 현황에서 할 수 있어요." }];
  return [
    {
      id: "ask",
      title: "맞는 선생님께 제안하기",
      state: completedAt ? "now" : "later",
      right: askedWhen ? `${askedWhen}부터` : completedAt ? "지금" : "보내시면 바로",
      // Tutors are asked at once, but not at night.
      ...(askedWhen ? { note: `밤에는 제안하지 않고 ${askedWhen}부터 해요.` } : {}),
    },
    {
      id: "found",
      title: "선생님 알려 드리기",
      state: "later",
      right: `${formatKoreanDate(promisedDay(facts))}까지`,
      note: "찾으면 휴대폰 문자로 알려 드려요.",
    },
  ];
}

/** Before the wishes are sent there is no search that says when tutors are asked. */
function morningOf(now: Date): string | null {
  const held = heldUntil(now, PROPOSAL_HOURS);
  return held ? formatMorning(held, now) : null;
}

const WAITS = { STUCK: "이어서 찾을 방법 고르기", OFFERED: "선생님이 제안한 시간에 답하기" } as const;

/** As the search promised it; before there is one, as it will. */
const promisedDay = ({ completedAt, search, now }: NextFacts): KstDate =>
  search.promisedOn ?? addWorkingDays(completedAt ?? now, MATCH_PROMISE_WORKING_DAYS);

const TABLET: StatusStep = {
  id: "tablet",
  title: "태블릿 보내기",
  state: "later",
  note: "적어 주신 주소로 보내 드려요.",
};

function lessonStep(facts: NextFacts): StatusStep {
  const { firstLessonAt, search, now } = facts;
  if (firstLessonAt) {
    const right = formatKoreanDate(toKstDate(firstLessonAt));
    return firstLessonAt <= now
      ? { id: "first", title: "첫 수업을 했어요", state: "done", right }
      : { id: "first", title: "첫 수업 하기", state: "now", right };
  }
  if (search.matchedAt) {
    const note = search.firstDay && `첫 수업은 ${formatKoreanDate(search.firstDay)}부터 할 수 있어요.`;
    return { id: "first", title: "첫 수업 날 정하기", state: "now", right: "지금", ...(note && { note }) };
  }
  if (search.waits) return { id: "first", title: "첫 수업 하기", state: "later" };
  return {
    id: "first",
    title: "첫 수업 하기",
    state: "later",
    right: `빠르면 ${formatKoreanDate(search.firstDay ?? firstLessonDay(heldUntil(now, PROPOSAL_HOURS) ?? now))}`,
    note: "선생님이 정해진 다음 평일부터 할 수 있어요.",
  };
}

function renewalStep({ date, amount }: Renewal): StatusStep {
  const note = `${formatWon(amount)} · 언제든 멈출 수 있어요`;
  return { id: "renewal", title: "다음 결제", state: "later", right: formatKoreanDate(date), note };
}
