import type { ClassErrorCode } from "./error-catalogue.ts";
import type { ErrorCopy } from "./error-reaction.ts";

const CHECKING_ORDER: ErrorCopy = {
  message: "결제 결과를 확인하고 있어요. 다시 결제하지 마세요.",
  reaction: { kind: "LOOK_UP_ORDER" },
};
const PAYMENT_FAILED: ErrorCopy = {
  message: "결제 중 오류가 생겼어요. 다시 시도해 주세요.",
  reaction: { kind: "RETRY" },
};
const SWAP: ErrorCopy = {
  message: "지금은 신청할 수 없는 수업이에요. 같은 조건의 수업을 보여 드릴게요.",
  reaction: { kind: "SWAP_PRODUCT" },
};

/** Korean text and reaction for every code of the class service. */
export const CLASS_ERROR_COPY: Readonly<Record<ClassErrorCode, ErrorCopy>> = {
  10001: { message: "적은 내용을 다시 확인해 주세요.", reaction: { kind: "FOCUS_FIELD" } },
  10002: { message: "로그인이 필요해요.", reaction: { kind: "LOGIN" } },
  10004: { message: "이 계정으로는 볼 수 없어요.", reaction: { kind: "TELL" } },
  20001: { message: "찾는 내용이 없어요. 화면을 새로 열어 다시 확인해 주세요.", reaction: { kind: "TELL" } },
  20006: { message: "고른 학생을 확인하지 못했어요. 학생을 다시 골라 주세요.", reaction: { kind: "TELL" } },
  30001: PAYMENT_FAILED,
  30002: PAYMENT_FAILED,
  42001: { message: "문자를 보내지 못했어요. 잠시 후 다시 시도해 주세요.", reaction: { kind: "RETRY" } },
  42002: { message: "오늘 받을 수 있는 횟수를 넘었어요.", reaction: { kind: "TELL" } },
  42003: {
    message: "이미 쓰고 있는 번호예요. 그 번호로 가입한 계정으로 로그인해 주세요.",
    reaction: { kind: "FOCUS_FIELD" },
  },
  50001: { message: "기한이 지난 쿠폰이에요.", reaction: { kind: "FOCUS_FIELD" } },
  50002: { message: "이미 등록한 쿠폰이에요.", reaction: { kind: "FOCUS_FIELD" } },
  50003: { message: "이 코드로 쓸 수 있는 쿠폰이나 추천이 없어요.", reaction: { kind: "FOCUS_FIELD" } },
  50004: { message: "아직 쓸 수 없어요.", reaction: { kind: "FOCUS_FIELD" } },
  50005: { message: "이미 쓴 혜택이에요.", reaction: { kind: "FOCUS_FIELD" } },
  50006: { message: "이 주문에는 쓸 수 없는 혜택이에요.", reaction: { kind: "FOCUS_FIELD" } },
  52001: { message: "이미 다른 수업이 있는 시간이에요. 다른 시간을 골라 주세요.", reaction: { kind: "FOCUS_FIELD" } },
  52002: { message: "지난 시간이에요. 앞으로의 시간을 골라 주세요.", reaction: { kind: "FOCUS_FIELD" } },
  60001: { message: "지금은 신청할 수 없는 수업이에요. 다시 골라 주세요.", reaction: { kind: "SWAP_PRODUCT" } },
  FAIL_CREATE_ORDER: CHECKING_ORDER,
  NULL_MERCHANTUID: CHECKING_ORDER,
  FAIL_ISSUE_BILLING_KEY: { message: "결제가 취소됐어요.", reaction: { kind: "KEEP_SELECTION" } },
  INVALID_REQUEST_CREATE_APPLICANT: {
    message: "결제는 마쳤어요. 선생님 조건만 다시 보내 주세요.",
    reaction: { kind: "APPLICANT_FORM" },
  },
  INVALID_REQUEST_PAY_CARD: PAYMENT_FAILED,
  REDIRECT_MATCHING: {
    message: "선생님을 찾고 있는 수업이 있어요. 매칭 현황으로 갈게요.",
    reaction: { kind: "REDIRECT", to: "/tutoring/matching" },
  },
  REDIRECT_ENROLL: {
    message: "수강 정보를 먼저 확인할게요. 고른 내용은 그대로 있어요.",
    reaction: { kind: "REDIRECT", to: "/tutoring/enroll" },
  },
  REDIRECT_SIMPLE_ENROLL: {
    message: "수업을 먼저 골라 주세요.",
    reaction: { kind: "REDIRECT", to: "/simple-enroll" },
  },
  INVALID_PAYMENT_PRODUCT_ID: SWAP,
  INVALID_PAYMENT_FROM_CONSULT_ACCESS: {
    message: "상담에서 받은 링크로 다시 들어와 주세요.",
    reaction: { kind: "REDIRECT", to: "/tutoring/consult" },
  },
  INVALID_UPSELLING: {
    message: "지금은 이 수업으로 바꿀 수 없어요.",
    reaction: { kind: "REDIRECT", to: "/myclass" },
  },
  INVALID_PRODUCT: SWAP,
  INVALID_ENROLLMENT: { message: "빠진 내용이 있어요. 그 단계로 갈게요.", reaction: { kind: "FIRST_WRONG_STEP" } },
  EVENT_ALREADY_PARTICIPATED: {
    message: "이미 참여했어요. 전에 적은 내용을 방금 적은 내용으로 바꿨어요.",
    reaction: { kind: "SHARE" },
  },
};
