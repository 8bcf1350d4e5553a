import {
  ANSWER_HOURS,
  CHARGE_WAIT_DAYS,
  DISPUTE_CLOSES_HOURS,
  MOVE_CUT_OFF_HOURS,
  REST_DAYS,
  REST_KEPT_DAYS,
  REST_NOTICE_DAYS,
  TABLET_RETURN_DAYS,
  WAITED_MINUTES,
} from "@pkg/domain";
import { siteConfig } from "../../platform/config/site-config";
import { BASIS_DUE, TEACHING_BASIS_TERM } from "./teaching-terms";
import type { Term } from "./term";

const { name, business } = siteConfig;

/**
 * How a lesson is confirmed, and what becomes of a class when its renewal stops: the same for students and for payers
 * of lessons.
 */
const LESSON_RULES: Term["sections"] = [
  {
    title: "제5조 수업 확인",
    body: [
      "수업은 수업방에 함께 있던 시간으로 확인해요. 수업 시간의 3분의 1 넘게 함께 있었으면 수업한 것으로 보고, 70%가 안 되면 함께한 시간을 양쪽에 보여 드려요.",
      `선생님이 ${WAITED_MINUTES}분 넘게 기다렸는데 수강생이 오지 않으면 1회를 쓴 것으로 보고, 시각과 함께 알려요. 수강생이 ${WAITED_MINUTES}분 넘게 기다렸는데 선생님이 오지 않으면 그 1회는 돌려드려요.`,
      `기록으로 알 수 없으면 다른 곳에서 수업했는지 양쪽에 물어요. 수업이 끝나고 ${ANSWER_HOURS}시간 안에 답하면 돼요. 둘 다 했다고 하면 수업한 것으로 보고, 말이 다르거나 선생님만 했다고 하면 회사가 영업일 하루 안에 정해요. 아무도 답하지 않으면 하지 않은 것으로 봐요.`,
      "하지 않은 수업은 맨 뒤에 1회를 더 잡아 돌려드리고, 수강 기한도 적어도 14일 늘려요.",
      `확인 결과가 사실과 다르면 ${DISPUTE_CLOSES_HOURS}시간 안에 알려 주세요. 확인하고 있는 수업은 환불할 때 쓰지 않은 것으로 봐요.`,
    ],
  },
  {
    title: "제6조 정기 결제와 쉬기",
    body: [
      `지난 두 번의 수업이 확인되지 않으면 다음 정기 결제를 미루고 알려요. 수업이 확인되면 결제하고, ${CHARGE_WAIT_DAYS}일 동안 확인되지 않으면 그달은 결제하지 않아요.`,
      `정기 결제를 멈추거나 결제가 되지 않아도 수업이 바로 끝나지 않고 쉬어요. 마지막 수업 뒤 ${REST_KEPT_DAYS}일 동안 선생님의 수업 시간을 비워 두고, ${REST_DAYS}일까지는 선생님 시간이 비어 있으면 이어 갈 수 있어요.`,
      `쉬는 수업은 끝나기 ${REST_NOTICE_DAYS}일 전에 알려요. 다시 켤 때 결제할 달이 이미 시작했으면 금액을 먼저 보여 드리고 바로 결제해요.`,
    ],
  },
];

/** Terms for the person who takes the lessons. */
export const STUDENT_TERMS: Term = {
  title: "수강생 이용약관",
  since: "2027-01-08",
  sections: [
    {
      title: "제1조 목적",
      body: [
        `이 약관은 ${business.company}(이하 "회사")이 운영하는 ${name}에서 1:1 온라인 과외를 신청하고 듣는 조건을 정해요.`,
      ],
    },
    {
      title: "제2조 수강 계약",
      body: [
        "회원이 상품을 고르고 결제하면 회사가 결제를 확인한 때에 수강 계약이 성립해요.",
        "계약에는 과목, 1회 수업 시간, 주당 횟수, 전체 횟수, 수강 기한과 낸 금액이 들어가고, 내 정보의 주문 내역에서 언제든 볼 수 있어요.",
      ],
    },
    {
      title: "제3조 선생님 매칭",
      body: [
        "회사는 회원이 적은 시간과 바라는 점을 바탕으로 선생님을 찾고, 맞는 이유와 맞지 않는 점을 함께 알려요.",
        "약속한 날까지 맞는 선생님을 찾지 못하면 조건을 바꾸거나 전액을 돌려받을 수 있어요.",
        "수업을 시작한 뒤에도 선생님을 다시 찾아 달라고 할 수 있어요.",
      ],
    },
    {
      title: "제4조 수업",
      body: [
        `수업은 약속한 시간에 온라인으로 해요. 시작 ${MOVE_CUT_OFF_HOURS}시간 전까지는 날짜를 바꿀 수 있어요.`,
        "선생님 사정으로 수업을 못 하면 그 횟수는 줄지 않아요.",
      ],
    },
    ...LESSON_RULES,
    {
      title: "제7조 태블릿 대여",
      body: [
        `태블릿을 빌리는 상품은 정한 기간 동안 수업에 쓸 수 있고, 기간이 끝나면 ${TABLET_RETURN_DAYS}일 안에 돌려줘요.`,
        "쓰다가 자연스럽게 생긴 흠은 묻지 않아요. 잃어버리거나 망가뜨리면 남은 값을 넘지 않는 범위에서 고치는 비용을 내요.",
      ],
    },
    {
      title: "제8조 그만두기와 환불",
      body: [
        "언제든 그만둘 수 있고, 환불 규정에 따라 남은 수업의 금액을 돌려받아요. 돌려받을 금액은 신청하기 전에 먼저 보여 드려요.",
      ],
    },
    {
      title: "제9조 지켜야 할 일",
      body: [
        "다른 사람의 이름으로 가입하거나 수업 영상과 자료를 허락 없이 퍼뜨리면 안 돼요.",
        "선생님과 수강생은 회사를 거치지 않고 따로 돈을 주고받지 않아요.",
      ],
    },
    {
      title: "제10조 다툼의 해결",
      body: [
        `불편한 점은 고객센터(${business.phone})로 알려 주세요. 회사는 3일 안에 처리하거나 언제까지 처리할지 답해요.`,
        "풀리지 않는 다툼은 소비자분쟁해결기준을 따르고, 소송은 회원의 주소지 법원에서 해요.",
      ],
    },
  ],
};

/** Terms for the person who orders private lessons for a child. */
export const TUTOR_TERMS: Term = {
  title: "과외 이용약관",
  since: "2027-01-08",
  sections: [
    {
      title: "제1조 목적",
      body: [`이 약관은 학부모가 ${name}에서 자녀의 1:1 과외를 신청하고 관리하는 조건을 정해요.`],
    },
    {
      title: "제2조 학부모 회원",
      body: [
        "학부모는 자녀를 대신해 수업을 고르고, 결제하고, 선생님 조건을 정해요.",
        "자녀가 여럿이면 한 계정에 함께 등록할 수 있고, 수업과 결제는 자녀마다 따로 보여요.",
      ],
    },
    {
      title: "제3조 선생님",
      body: [
        "회사는 선생님의 학력과 신원을 확인하고, 목소리 심사를 통과한 선생님만 소개해요. 회사는 매칭과 결제, 수업 관리를 맡아요.",
        TEACHING_BASIS_TERM,
        "선생님은 지원할 때 재학 중인지, 신고했다면 번호가 무엇인지 적고, 회사의 직원이 재학·졸업 서류나 신고증명서와 맞는지 확인한 뒤에 합격을 정해요.",
        `이 약관이 시작되기 전부터 가르치던 선생님은 ${BASIS_DUE}까지 알려야 해요. 그때까지 알리지 않은 선생님은 새 학생에게 소개하지 않고, 하고 있던 수업은 이어 가요.`,
      ],
    },
    {
      title: "제4조 수업 관리",
      body: [
        "수업이 끝나면 선생님이 배운 내용을 적고, 학부모는 내 수업에서 볼 수 있어요.",
        "아이와 맞지 않으면 이유를 적어 선생님을 다시 찾을 수 있어요. 다시 찾는 데 드는 비용은 없어요.",
      ],
    },
    ...LESSON_RULES,
    {
      title: "제7조 결제와 환불",
      body: [
        "낸 금액은 항목마다 이유와 함께 보여요.",
        "그만둘 때 돌려받는 금액은 환불 규정을 따르고, 신청하기 전에 먼저 보여 드려요.",
      ],
    },
  ],
};

/** Terms of products that run for twelve months. */
export const TWELVE_MONTH_PRODUCT: Term = {
  title: "12개월 상품 약관",
  since: "2026-11-01",
  sections: [
    {
      title: "제1조 대상",
      body: ["수강 기간이 12개월인 상품에만 적용해요. 12개월보다 짧은 상품을 고르면 이 약관은 쓰이지 않아요."],
    },
    {
      title: "제2조 기한",
      body: [
        "수업은 첫 수업부터 14개월 동안 들을 수 있어요. 아프거나 다쳐서 쉰 기간은 증빙을 보내 주시면 그만큼 늘려요.",
      ],
    },
    {
      title: "제3조 태블릿",
      body: [
        "12개월 상품과 함께 신청한 태블릿은 수강생의 것이 돼요.",
        "중간에 그만두면 쓴 달만큼 뺀 태블릿 값을 환불할 금액에서 빼요. 금액은 환불 규정에 적힌 표를 따라요.",
      ],
    },
    {
      title: "제4조 중간에 그만둘 때",
      body: [
        "남은 횟수의 금액을 환불해 드려요. 할인받은 금액은 정가가 아니라 실제로 낸 금액을 기준으로 계산해서, 더 내는 돈은 없어요.",
      ],
    },
  ],
};

/** Terms of short lessons for students who live abroad. */
export const STUDY_ABROAD_SHORT_TERM: Term = {
  title: "유학생 단기 상품 약관",
  since: "2026-11-01",
  sections: [
    { title: "제1조 대상", body: ["외국에 사는 학생이 방학 등 짧은 기간에 듣는 상품에 적용해요."] },
    {
      title: "제2조 수업 시간",
      body: ["수업 시간은 한국 시간으로 정해요. 사는 곳의 서머타임이 바뀌어도 한국 시간은 그대로예요."],
    },
    {
      title: "제3조 기한과 환불",
      body: ["정한 기간 안에 수업을 모두 들어요. 기간 안에 듣지 못한 수업은 환불 규정에 따라 환불해 드려요."],
    },
  ],
};
