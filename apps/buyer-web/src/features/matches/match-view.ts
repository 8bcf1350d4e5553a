import {
  countPeople,
  formatKoreanDate,
  isMatchSearching,
  missedPromiseText,
  restText,
  type SearchChances,
  searchWay,
  toKstDate,
} from "@pkg/domain";
import { koreanMoment } from "@pkg/web/platform/clock/korean-time";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import type { Match } from "@/lib/lessons/matches";
import { type AskedCounts, askedWhen } from "./asked-counts";

/** The heading of the page. */
export interface MatchHead {
  /** Two short lines. */
  readonly title: readonly [string, string];
  readonly lead: string;
}

/** Whether a tutor may be found without action by the buyer. */
export const isSearching = ({ status }: Pick<Match, "status">): boolean => isMatchSearching(status);

/** Whether the search waits for the buyer. */
export const isStuck = ({ status }: Pick<Match, "status">): boolean =>
  status === "UNPAIRED" || status === "PROFILE_MATCH_FAILED";

/**
 * The state of a match and its next step.
 * @param left whom a stopped search could still ask; undefined while that is read
 */
export function matchHead(
  match: Pick<
    Match,
    "now" | "status" | "tutorName" | "lessonTimes" | "promisedOn" | "rematchedAt" | "firstTutor" | "askedFrom"
  >,
  counts: AskedCounts,
  left?: SearchChances,
): MatchHead {
  if (isStuck(match) && counts.offered > 0) {
    return { title: ["선생님이 다른 시간을", "제안했어요"], lead: stuckLead(match, offeredText(counts), true) };
  }
  switch (match.status) {
    case "MATCHED":
      return pairHead(match);
    case "UNPAIRED":
      // Never "there is none": tutors who could be asked may stand below.
      return {
        title: ["아직 맞는 선생님이", "정해지지 않았어요"],
        lead: stuckLead(match, left ? wayOn(left, counts) : "이어서 찾을 방법을 살펴보고 있어요."),
      };
    case "PROFILE_MATCH_FAILED":
      return {
        title: ["고른 선생님과 시간이", "맞지 않았어요"],
        lead: stuckLead(match, "다른 선생님을 고르거나, 저희가 찾아 드릴게요."),
      };
    case "CANCELED":
      return { title: ["매칭을", "그만뒀어요"], lead: "새로 시작하려면 수강 신청을 해 주세요." };
    default:
      return { title: searchTitle(match), lead: leadOf(match, counts) };
  }
}

/** Whether a lesson was held, or is in question, with this tutor or the one before: then none is the first any more. */
function hasBegun({ startsOn, nextLessonAt }: Match["now"]): boolean {
  return startsOn !== null && (nextLessonAt === null || toKstDate(new Date(nextLessonAt)) !== startsOn);
}

/** Of a pair: before its first lesson, while it runs, and after. */
function pairHead({ now, tutorName, lessonTimes }: Pick<Match, "now" | "tutorName" | "lessonTimes">): MatchHead {
  const { stage, counts, nextLessonAt, rest } = now;
  const tutor = `${tutorName ?? ""} 선생님`;
  const next = nextLessonAt ? koreanMoment(new Date(nextLessonAt)) : null;
  if (stage === "OVER") {
    return { title: [`${tutor}과의 수업이`, "끝났어요"], lead: "수업 기록은 내 수업에서 볼 수 있어요." };
  }
  if (stage === "RESTING") return { title: [`${tutor}과의 수업을`, "쉬고 있어요"], lead: rest ? restText(rest) : "" };
  if (stage === "UNPLANNED" && now.startsOn !== null) {
    return { title: [`${tutor}과`, "수업을 이어 가요"], lead: `남은 수업 ${counts.unscheduled}회를 잡아 주세요.` };
  }
  if (hasBegun(now)) {
    return { title: [`${tutor}과`, "수업하고 있어요"], lead: next ? `다음 수업은 ${next}에 있어요.` : "" };
  }
  const first = next ? `첫 수업은 ${next}에 있어요.` : `${lessonTimes}에 만나요. 수업 날을 골라 주세요.`;
  return { title: [`${tutor}과`, "나란히 앉게 됐어요"], lead: first };
}

/** A late search regrets that first. */
const stuckLead = ({ promisedOn }: Pick<Match, "promisedOn">, next: string, hasOffer = false): string =>
  [missedPromiseText(promisedOn, serverNow(), hasOffer), next].filter(Boolean).join(" ");

function wayOn(left: SearchChances, { asked }: AskedCounts): string {
  const none = "아직 제안을 받은 선생님이 없어요. ";
  const way = searchWay(left);
  if (way === "AGAIN") {
    const said = asked > 0 ? `선생님 ${asked}명께 제안했지만 맡을 분이 아직 없어요. ` : none;
    return `${said}다시 찾거나, 아래에서 마음에 드는 선생님께 바로 제안할 수 있어요.`;
  }
  const said = asked > 0 ? `시간·성별이 맞는 선생님 ${asked}명께 모두 제안했어요. ` : none;
  return way === "WIDEN"
    ? `${said}조건을 하나만 넓히면 바로 다시 찾아 드려요.`
    : `${said}상담으로 알려 주시면 저희가 직접 찾아 드려요.`;
}

function searchTitle({ promisedOn, rematchedAt }: Pick<Match, "promisedOn" | "rematchedAt">): MatchHead["title"] {
  return [promise(promisedOn), rematchedAt ? "새 선생님을 알려 드려요" : "선생님을 알려 드려요"];
}

const promise = (promisedOn: string | null): string => (promisedOn ? `${formatKoreanDate(promisedOn)}까지` : "곧");

function leadOf(match: Parameters<typeof matchHead>[0], counts: AskedCounts): string {
  if (counts.offered > 0) return offeredText(counts);
  const { asked, waiting } = counts;
  const { status, firstTutor, rematchedAt } = match;
  const first = firstTutor && !rematchedAt ? firstTutor : null;
  const when = waiting > 0 ? askedWhen(match) : null;
  if (first && !first.wasAsked && (status === "AIM_ING" || status === "MATCHING")) {
    return `${first.name} 선생님은 지금 새 수업을 맡기 어려워서, 맞는 다른 선생님을 바로 찾고 있어요.`;
  }
  if (first && status === "PROFILE_MATCHING" && asked + waiting === 1) {
    const said = when ? `${when}에 먼저 제안해요.` : "먼저 제안했어요.";
    return `${first.name} 선생님께 ${said} ${WORD_FOLLOWS}`;
  }
  if (first && status === "READY") return `${first.name} 선생님께 먼저 제안해요. ${WORD_FOLLOWS}`;
  const who = status === "PROFILE_MATCHING" ? "고른 선생님" : "선생님";
  if (when && asked === 0) return `${when}에 ${who} ${tutors(waiting)}께 제안을 보내요. ${WORD_FOLLOWS}`;
  if (asked === 0) return "조건에 맞는 선생님을 찾고 있어요. 찾으면 문자로 알려 드릴게요.";
  const later = when ? ` ${tutors(waiting)}께는 ${when}에 보내요.` : "";
  return `${who} ${tutors(asked)}께 제안을 보냈어요.${later} ${WORD_FOLLOWS}`;
}

const offeredText = ({ offered }: AskedCounts): string =>
  `선생님 ${tutors(offered)}이 다른 시간을 제안했어요. 괜찮은지 아래에서 답해 주세요.`;

const tutors = (count: number): string => countPeople(count, "분");

const WORD_FOLLOWS = "답이 오면 문자로 알려 드릴게요.";

/** One line of the stepper. */
export interface MatchStep {
  readonly id: "wishes" | "search" | "found" | "lesson";
  readonly title: string;
  readonly state: "done" | "now" | "later";
  readonly date: string | null;
  readonly note: string | null;
}

/** The steps of a match from the wishes to the first lesson. */
export function matchSteps(match: Match, counts: AskedCounts): MatchStep[] {
  const isMatched = match.status === "MATCHED";
  const until = match.promisedOn ? `${formatKoreanDate(match.promisedOn)}까지` : null;
  return [
    {
      id: "wishes",
      title: match.rematchedAt ? "다시 찾기 시작했어요" : "조건을 받았어요",
      state: "done",
      date: formatKoreanDate(new Date(match.rematchedAt ?? match.createdAt)),
      note: null,
    },
    {
      id: "search",
      title: isMatched ? "선생님이 확인했어요" : counts.asked > 0 ? "선생님이 확인하고 있어요" : "선생님께 제안해요",
      state: isMatched ? "done" : "now",
      date: null,
      note: isMatched ? null : searchNote(match, counts),
    },
    {
      id: "found",
      title: isMatched ? "선생님이 정해졌어요" : "선생님이 정해져요",
      state: isMatched ? "done" : "later",
      date: match.matchedAt ? formatKoreanDate(new Date(match.matchedAt)) : until,
      note: null,
    },
    lessonStep(match),
  ];
}

function lessonStep({ now, status, firstDay, rematchedAt }: Match): MatchStep {
  const { stage, startsOn } = now;
  const step = { id: "lesson", note: null } as const;
  if (status !== "MATCHED") {
    const title = rematchedAt ? "수업을 이어 가요" : "첫 수업을 해요";
    return { ...step, title, state: "later", date: firstDay && `빠르면 ${formatKoreanDate(firstDay)}` };
  }
  if (stage === "UNPLANNED") {
    return { ...step, title: startsOn ? "남은 수업을 잡아요" : "수업 날을 골라요", state: "now", date: null };
  }
  const date = startsOn && formatKoreanDate(startsOn);
  if (!hasBegun(now) && stage === "RUNNING") return { ...step, title: "첫 수업을 해요", state: "now", date };
  const isResting = stage === "RESTING";
  const title = isResting ? "수업을 쉬고 있어요" : stage === "RUNNING" ? "수업하고 있어요" : "수업을 마쳤어요";
  return { ...step, title, state: isResting ? "now" : "done", date: null };
}

function searchNote(match: Match, { asked, answered, waiting }: AskedCounts): string | null {
  if (asked > 0 && answered === 0) return `${tutors(asked)}께 물어봤고, 아직 답이 없어요`;
  if (asked > 0) return `${tutors(asked)} 중 ${tutors(answered)}이 답했어요`;
  return waiting > 0 ? `${askedWhen(match)}에 ${tutors(waiting)}께 제안해요` : null;
}
