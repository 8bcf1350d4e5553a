import {
  REFUND_PROMISE,
  REFUND_WORKING_DAYS,
  RENEWAL_NOTICE_DAYS,
  RENEWAL_RETRY_DAYS,
  TABLET_RETURN_DAYS,
  WITHDRAWAL_DAYS,
} from "@pkg/domain";
import { siteConfig } from "../../platform/config/site-config";
import type { Term } from "./term";

const PROVIDER = "결제 대행사(포트원을 통해 연결된 전자결제업자)";

/** The payment provider's first term. */
export const PG_ELECTRONIC_FINANCE: Term = {
  title: "전자금융거래 이용약관",
  since: "2026-11-01",
  sections: [
    { title: "제1조 목적", body: [`${PROVIDER}가 대신 처리하는 카드와 간편결제의 조건을 정해요.`] },
    {
      title: "제2조 거래 확인",
      body: ["결제 결과는 화면과 문자로 알려요. 거래 기록은 내 정보의 주문 내역에서 5년 동안 볼 수 있어요."],
    },
    {
      title: "제3조 잘못된 거래",
      body: ["금액이 다르거나 두 번 결제된 것을 알게 되면 바로 알려 주세요. 2주 안에 조사해서 결과와 이유를 알려요."],
    },
    {
      title: "제4조 책임",
      body: [
        "접근 수단이 위조되거나 전산 사고로 생긴 손해는 결제 대행사가 물어요. 다만 비밀번호를 남에게 알려 준 때는 그렇지 않아요.",
      ],
    },
  ],
};

export const PG_RECURRING_BILLING: Term = {
  title: "정기결제 이용약관",
  since: "2027-01-08",
  sections: [
    { title: "제1조 대상", body: ["결제 수단을 저장해 두고 정해진 날에 자동으로 결제하는 상품에 적용해요."] },
    {
      title: "제2조 미리 알림",
      body: [`결제하기 ${RENEWAL_NOTICE_DAYS}일 전에 날짜와 금액을 알려요. 금액이 바뀌면 다시 동의를 받아요.`],
    },
    {
      title: "제3조 멈추기",
      body: ["마이페이지의 결제 일정에서 언제든 멈출 수 있어요. 멈추면 다음 결제부터 돈이 나가지 않아요."],
    },
    {
      title: "제4조 결제가 안 될 때",
      body: [
        `잔액이 모자라면 ${RENEWAL_RETRY_DAYS.map((days) => `${days}일`).join(", ")} 뒤에 다시 시도하고, 그래도 안 되면 멈추고 알려요.`,
      ],
    },
  ],
};

export const PG_PRIVACY: Term = {
  title: "결제 개인정보 수집과 이용",
  since: "2026-11-01",
  sections: [
    {
      title: "모으는 것",
      body: ["카드 번호, 유효기간, 카드 비밀번호 앞 두 자리, 생년월일이나 사업자등록번호, 이름, 휴대폰 번호."],
    },
    {
      title: "쓰는 곳",
      body: [
        "본인 확인과 결제, 취소, 환불에만 써요.",
        `${siteConfig.name}은 카드 번호와 비밀번호, 생년월일을 저장하지 않아요.`,
      ],
    },
    { title: "보관하는 기간", body: ["결제 대행사가 전자금융거래법에 따라 5년 동안 거래 기록을 보관해요."] },
  ],
};

export const PG_THIRD_PARTY: Term = {
  title: "결제 개인정보 제3자 제공",
  since: "2026-11-01",
  sections: [
    { title: "받는 곳", body: ["고른 카드사, 간편결제 회사, 은행."] },
    { title: "주는 것", body: ["결제 금액과 시각, 카드 정보, 이름, 휴대폰 번호."] },
    { title: "쓰는 곳과 기간", body: ["결제와 취소를 처리하는 데 쓰고, 관련 법이 정한 기간 동안 보관해요."] },
    { title: "동의하지 않을 때", body: ["동의하지 않아도 되지만, 그러면 결제할 수 없어요."] },
  ],
};

/** The refund rules of a stopped order. */
export const REFUND: Term = {
  title: "환불 규정",
  since: "2027-01-08",
  sections: [
    {
      title: `${WITHDRAWAL_DAYS}일 안에 그만둘 때`,
      body: [
        `${REFUND_PROMISE}. 첫 수업을 늦게 시작했으면 첫 수업 날부터 ${WITHDRAWAL_DAYS}일이에요.`,
        "수업을 한 번도 하지 않았으면 언제 그만두어도 낸 금액을 모두 환불해 드려요.",
      ],
    },
    {
      title: "수업을 시작한 뒤에 그만둘 때",
      body: [
        "학원법 시행령 별표 4의 기준과 남은 횟수대로 계산한 금액 가운데 더 많은 쪽을 환불해 드려요.",
        "남은 횟수대로 계산할 때는 실제로 낸 금액에서 들은 횟수만큼을 빼요. 한 번의 값은 낸 금액을 무료 수업까지 더한 전체 횟수로 나눠요.",
      ],
    },
    {
      title: "선생님을 찾지 못했을 때",
      body: ["약속한 날까지 선생님을 찾지 못해 그만두면 낸 금액을 모두 환불해 드려요."],
    },
    {
      title: "태블릿",
      body: [
        `빌린 태블릿은 그만둔 날부터 ${TABLET_RETURN_DAYS}일 안에 돌려주면 돼요. 아직 쓰지 않은 달의 대여료는 환불해 드려요.`,
        "빌린 태블릿이 돌아오지 않으면 태블릿 값에서 쓴 달마다 24분의 1을 뺀 금액을 내야 해요.",
        "12개월 상품으로 받은 태블릿은 12개월에서 쓴 달을 뺀 만큼의 값을 환불할 금액에서 빼요.",
      ],
    },
    {
      title: "쿠폰과 추천",
      body: [
        "수업을 한 번도 듣지 않고 주문을 모두 그만두면, 기한이 남은 쿠폰을 되살려 드려요. 할인받은 금액은 현금으로 돌려드리지 않아요.",
      ],
    },
    {
      title: "환불해 드리는 때",
      body: [
        `신청한 날부터 영업일 ${REFUND_WORKING_DAYS}일 안에 결제한 방법으로 환불해 드려요. 카드사에 따라 며칠 더 걸릴 수 있어요.`,
      ],
    },
  ],
};
