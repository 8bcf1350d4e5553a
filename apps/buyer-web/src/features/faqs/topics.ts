import {
  ABSENCE_CUT_OFF_HOURS,
  DISPUTE_CLOSES_HOURS,
  formatWon,
  JOIN_OPENS_MINUTES,
  PAYMENT_METHOD_LABELS,
  PAYMENT_TYPES,
  type Product,
  REFERRAL_CREDIT,
  REFERRAL_DISCOUNT,
  RENEWAL_NOTICE_DAYS,
  REVIEW_EDIT_DAYS,
  REVIEW_LESSONS,
  storableNames,
  TOP_UNIVERSITIES_TEXT,
  TUTOR_RANK_NAMES,
  WAITED_MINUTES,
  WITHDRAWAL_DAYS,
  withParticle,
} from "@pkg/domain";
import { QUESTIONS, type Question, TABLET_QUESTION } from "@pkg/web/platform/messenger/questions";

export interface FaqTopic {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The rents of the tablets as they are sold now: "3개월은 중고 태블릿을 월 10,000원에 빌려 드려요."; null without a tablet on sale. */
export function tabletRents(products: readonly Product[]): string | null {
  const texts = TABLET_MONTHS.flatMap(({ months, tablet }) => {
    const product = products.find((one) => one.rentTablet && !one.bundlingApplied && one.totalMonths === months);
    if (!product) return [];
    const rent = product.monthlyTabletCost - product.monthlyTabletDiscountCost;
    return rent > 0
      ? `${months}개월은 ${tablet} 태블릿을 월 ${formatWon(rent)}에 빌려 드려요.`
      : `${months}개월은 ${tablet} 태블릿을 무료로 드려요.`;
  });
  return texts.length > 0 ? texts.join(" ") : null;
}

const TABLET_MONTHS = [
  { months: 3, tablet: "중고" },
  { months: 6, tablet: "새" },
  { months: 12, tablet: "새" },
] as const;

/** "카드, 카카오페이, 네이버페이" */
const METHODS = PAYMENT_TYPES.map((type) => PAYMENT_METHOD_LABELS[type]).join(", ");

/** All topics, with the rents of the tablets when the catalogue is known. */
export function faqTopics(products: readonly Product[]): readonly FaqTopic[] {
  const rents = tabletRents(products);
  if (!rents) return FAQ_TOPICS;
  const answer = `아니에요. 1개월 수업은 내 기기로 들어요. ${rents}`;
  return FAQ_TOPICS.map((topic) => ({
    ...topic,
    questions: topic.questions.map((one) => (one.question === TABLET_QUESTION ? { ...one, answer } : one)),
  }));
}

/** All common questions by topic: those of the help first, then what people ask later on. The facts must match our rules. */
export const FAQ_TOPICS: readonly FaqTopic[] = [
  { key: "common", title: "많이 묻는 질문", questions: QUESTIONS },
  {
    key: "tutors",
    title: "선생님과 매칭",
    questions: [
      {
        question: "선생님은 어떻게 정해지나요?",
        answer:
          "되는 시간, 과목, 원하는 성격을 적어 주시면 맞는 선생님을 점수와 이유와 함께 보여 드려요. 마음에 드는 분을 고르면 그분께 먼저 제안해요.",
      },
      {
        question: "선생님은 어떤 분들인가요?",
        answer: `대학과 전공을 확인하고, 개념을 설명하는 목소리를 들어 보고 뽑아요. ${TUTOR_RANK_NAMES.BASIC}은 ${TOP_UNIVERSITIES_TEXT}에 다니거나 졸업한 분이에요. ${TUTOR_RANK_NAMES.EXPERT}은 대학에 관계없이 경력과 설명을 보고 뽑아요.`,
      },
      {
        question: "선생님이 정해지기까지 얼마나 걸리나요?",
        answer:
          "조건을 보내면 언제까지 답을 드릴지 날짜로 약속해요. 그날 저녁 6시까지 못 찾으면 몇 명께 제안했는지 알려 드리고, 이어서 찾거나 조건을 바꿀 수 있어요.",
      },
      {
        question: "선생님과 따로 연락할 수 있나요?",
        answer:
          "내 수업의 메시지로 글과 사진을 주고받을 수 있어요. 안전을 위해 전화번호나 메신저 아이디는 보낼 수 없어요.",
      },
    ],
  },
  {
    key: "lessons",
    title: "수업",
    questions: [
      {
        question: "체험 수업은 무엇인가요?",
        answer:
          "정식 수업을 정하기 전에 선생님과 1회 수업해 보는 거예요. 학생마다 과목별로 한 번 들을 수 있고, 금액은 수강 신청에서 결제하기 전에 볼 수 있어요. 잘 맞으면 같은 선생님과 이어서 들을 수 있어요.",
      },
      {
        question: "수업은 어디에서 하나요?",
        answer: `나란 앱의 수업방에서 해요. 수업방은 시작 ${JOIN_OPENS_MINUTES}분 전부터 열려요.`,
      },
      {
        question: "수업에 못 가게 되면 어떻게 하나요?",
        answer: `수업 ${ABSENCE_CUT_OFF_HOURS}시간 전까지 알려 주시면 수업이 줄지 않아요. 그 수업은 마지막 수업 뒤에 다시 잡혀요.`,
      },
      {
        question: "선생님이 수업에 오지 않았어요.",
        answer: `학생이 수업방에서 ${WAITED_MINUTES}분 기다렸으면 따로 알리지 않아도 수업 1회를 마지막에 더해 드려요. 기록이 다르면 ${DISPUTE_CLOSES_HOURS}시간 안에 내 수업에서 알려 주세요. 그동안 그 수업은 쓴 것으로 세지 않아요.`,
      },
      {
        question: "수업 내용을 부모가 볼 수 있나요?",
        answer:
          "선생님이 수업마다 기록을 남겨요. 내 수업에서 보거나, 로그인 없이 열리는 주간 요약 링크를 만들어 가족과 함께 볼 수 있어요.",
      },
      {
        question: "후기는 언제 쓸 수 있나요?",
        answer: `한 선생님과 ${REVIEW_LESSONS}회 수업하면 쓸 수 있고, 쓴 뒤 ${REVIEW_EDIT_DAYS}일 동안 고칠 수 있어요. 이름 없이 학년과 과목만 함께 보여요.`,
      },
    ],
  },
  {
    key: "payment",
    title: "결제와 혜택",
    questions: [
      {
        question: "어떤 방법으로 결제할 수 있나요?",
        answer: `${withParticle(METHODS, "으로", "로")} 결제할 수 있어요. 매달 결제되는 수업은 ${withParticle(storableNames(), "으로", "로")}만 결제할 수 있어요.`,
      },
      {
        question: "매달 자동으로 결제되나요?",
        answer: `1개월 수업은 멈출 때까지 이어져요. 결제 ${RENEWAL_NOTICE_DAYS}일 전과 당일에 금액과 날짜를 알려 드리고, 한 번 눌러서 멈출 수 있어요.`,
      },
      {
        question: "쿠폰을 여러 장 쓸 수 있나요?",
        answer: "한 번 결제할 때 쿠폰이나 추천코드 가운데 하나를 쓸 수 있어요. 더 큰 혜택을 먼저 골라 드려요.",
      },
      {
        question: "친구를 초대하면 무엇을 받나요?",
        answer: `친구는 첫 수업료에서 ${formatWon(REFERRAL_DISCOUNT)}을 아끼고, 친구가 결제하고 ${WITHDRAWAL_DAYS}일 안에 취소하지 않으면 나는 ${formatWon(REFERRAL_CREDIT)} 쿠폰을 받아요. 마이페이지의 친구 초대에 내 코드가 있어요.`,
      },
      {
        question: "영수증은 어디에서 받나요?",
        answer:
          "마이페이지의 주문 내역에서 인쇄하거나 이메일로 받을 수 있어요. 한 해 동안 낸 금액도 한 장으로 볼 수 있어요.",
      },
    ],
  },
  {
    key: "account",
    title: "계정",
    questions: [
      {
        question: "자녀가 둘인데 한 계정으로 쓸 수 있나요?",
        answer: "네. 학부모 계정에 자녀를 더하고, 화면 위에서 자녀를 바꿔 가며 볼 수 있어요.",
      },
      {
        question: "14세 미만도 가입할 수 있나요?",
        answer: "네. 보호자의 휴대폰으로 인증번호를 확인하면 가입하고 결제할 수 있어요.",
      },
      {
        question: "미성년자가 결제하면 보호자에게 알리나요?",
        answer:
          "네. 만 19세가 안 된 학생이 결제하면 알려 주신 보호자 번호로 학생 이름과 수업, 금액, 취소하는 방법을 문자로 보내 드려요. 만 14세 미만은 보호자가 동의해야 결제할 수 있어요.",
      },
      {
        question: "탈퇴하면 정보는 어떻게 되나요?",
        answer:
          "마이페이지의 로그인과 보안에서 탈퇴할 수 있어요. 개인정보는 지우고, 법으로 보관해야 하는 결제 기록만 남겨요. 남은 수업이 있으면 먼저 환불을 안내해요.",
      },
    ],
  },
];

/** Words that people use for one thing: a search for one finds the others. */
const SAME: ReadonlyArray<readonly string[]> = [
  ["취소", "환불", "그만", "해지", "철회", "중단"],
  ["멈추", "멈춤", "정지", "쉬고", "자동결제", "자동으로결제"],
  ["탈퇴", "계정삭제", "회원삭제"],
  ["가격", "비용", "요금", "금액", "수업료", "얼마"],
  ["바꾸", "변경", "옮기", "미루", "연기"],
  ["결석", "빠지", "못가", "못갈"],
  ["자녀", "아이", "아들", "딸", "학생추가"],
  ["선생님", "쌤", "강사", "튜터", "교사"],
  ["태블릿", "아이패드", "패드", "기기", "중고"],
  ["카톡", "카카오톡", "연락"],
  ["휴대폰", "핸드폰", "전화번호", "번호"],
  ["쿠폰", "할인", "혜택", "추천코드"],
  ["친구", "초대", "추천인"],
  ["부모", "보호자", "엄마", "아빠", "법정대리인"],
  ["미성년", "청소년", "학생이결제"],
  ["체험", "시범", "맛보기", "시강"],
  ["카드", "결제수단", "카카오페이", "네이버페이"],
  ["후기", "리뷰", "별점"],
];

/** "취소하기", "환불 방법": what is asked without the words around it. */
const AROUND = /(하는법|하는방법|하고싶어요|하려면|해주세요|할래요|할게요|하기|방법|어떻게|되나요|하나요)$/;

/** What a word of a search may read as; nothing for a word that only asks. */
function waysOf(word: string): readonly string[] {
  const stem = word.replace(AROUND, "");
  if (stem === "") return [];
  return [stem, ...SAME.filter((words) => words.some((one) => stem.includes(one))).flat()];
}

/**
 * The topics with the questions that hold each word of the search or one that means the same, topics without any left
 * out; spaces don't matter. What asks for it comes before what only speaks of it.
 */
export function searchTopics(topics: readonly FaqTopic[], search: string): FaqTopic[] {
  const words = search
    .normalize("NFC")
    .toLowerCase()
    .split(/\s+/)
    .map(waysOf)
    .filter((ways) => ways.length > 0);
  const holds = (written: string) => {
    // "정해지다" holds "해지" and is none.
    const text = written.toLowerCase().replace(/\s|정해지/g, "");
    return words.every((ways) => ways.some((way) => text.includes(way)));
  };
  const asks = ({ question }: Question) => holds(question);
  return topics
    .map((topic) => {
      const questions = topic.questions.filter(({ question, answer }) => holds(`${question}${answer}`));
      return { ...topic, questions: questions.toSorted((a, b) => Number(asks(b)) - Number(asks(a))) };
    })
    .filter(({ questions }) => questions.length > 0)
    .toSorted((a, b) => Number(b.questions.some(asks)) - Number(a.questions.some(asks)));
}
