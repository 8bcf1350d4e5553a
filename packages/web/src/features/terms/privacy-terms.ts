import { SESSION_IDLE_MINUTES } from "@pkg/domain";
import { siteConfig } from "../../platform/config/site-config";
import type { Term, TermSection } from "./term";

const { business } = siteConfig;

const KEEPING: TermSection = {
  title: "보관하는 기간",
  body: [
    "탈퇴하면 바로 지워요. 다만 법이 정한 기록은 그 기간 동안 따로 보관해요.",
    "계약과 결제 기록 5년, 소비자 불만 처리 기록 3년(전자상거래법), 접속 기록 3개월(통신비밀보호법).",
  ],
};

/** Collection and use, without reviewing lessons. */
export const PRIVACY: Term = {
  title: "개인정보 수집과 이용",
  since: "2026-11-01",
  sections: [
    {
      title: "모으는 것",
      body: [
        "가입할 때: 이메일, 비밀번호(되돌릴 수 없게 바꿔 저장해요), 이름, 태어난 해.",
        "자녀를 등록할 때: 자녀의 이름, 태어난 해, 학년, 학교.",
        "신청할 때: 휴대폰 번호, 태블릿이나 교재를 받을 주소.",
      ],
    },
    { title: "쓰는 곳", body: ["본인 확인, 선생님 매칭, 수업 진행, 결제와 환불, 문의 답변에만 써요."] },
    KEEPING,
    { title: "동의하지 않을 때", body: ["동의하지 않아도 되지만, 그러면 가입과 수강 신청을 할 수 없어요."] },
  ],
};

/** Collection and use, and reviewing lessons for quality. */
export const PRIVACY_AND_MONITORING: Term = {
  title: "개인정보 수집과 수업 모니터링",
  since: "2026-11-01",
  sections: [
    {
      title: "모으는 것",
      body: [
        "가입할 때: 이메일, 비밀번호(되돌릴 수 없게 바꿔 저장해요), 이름, 태어난 해, 학년, 학교.",
        "수업할 때: 수업 시각, 수업 일지, 수업 화면과 소리 녹화.",
      ],
    },
    { title: "쓰는 곳", body: ["본인 확인, 선생님 매칭, 수업 진행, 결제와 환불, 문의 답변에 써요."] },
    {
      title: "수업 모니터링",
      body: [
        "수업의 질을 살피고 다툼이 생겼을 때 사실을 확인하려고 수업을 녹화해요.",
        "녹화한 영상은 정해진 직원만 볼 수 있고, 90일이 지나면 지워요. 광고나 다른 일에는 쓰지 않아요.",
      ],
    },
    KEEPING,
    { title: "동의하지 않을 때", body: ["동의하지 않아도 되지만, 그러면 가입과 수업을 할 수 없어요."] },
  ],
};

/** Consent of a parent for a child under 14. */
export const UNDER_14_PRIVACY: Term = {
  title: "만 14세 미만 자녀의 개인정보 수집",
  since: "2026-11-01",
  sections: [
    {
      title: "법정대리인의 동의",
      body: ["만 14세 미만 아동의 개인정보를 모으려면 법정대리인의 동의가 필요해요(개인정보 보호법 제22조의2)."],
    },
    { title: "모으는 것", body: ["자녀의 이름, 태어난 해, 학년, 학교, 수업 기록. 연락처는 적어 주신 때에만 모아요."] },
    { title: "쓰는 곳", body: ["선생님 매칭과 수업 진행에만 써요. 자녀에게 광고를 보내지 않아요."] },
    KEEPING,
    {
      title: "동의를 거두고 싶을 때",
      body: [`언제든 자녀의 정보를 보고, 고치고, 지워 달라고 할 수 있어요. ${business.email}로 알려 주세요.`],
    },
  ],
};

/** News by message; the only optional one. */
export const MARKETING: Term = {
  title: "혜택 소식 받기",
  since: "2026-11-01",
  sections: [
    {
      title: "보내는 것",
      body: ["쿠폰과 이벤트, 새 상품 소식을 문자, 알림톡, 이메일로 보내요. 한 달에 네 번을 넘지 않아요."],
    },
    { title: "쓰는 정보", body: ["이름, 휴대폰 번호, 이메일, 수강 중인 학년."] },
    {
      title: "그만 받고 싶을 때",
      body: ["내 정보의 알림에서 언제든 끌 수 있어요. 동의하지 않아도 서비스를 쓰는 데 다른 점이 없어요."],
    },
  ],
};

/** The privacy policy of the service. */
export const PRIVACY_POLICY: Term = {
  title: "개인정보 처리방침",
  since: "2026-11-01",
  sections: [
    {
      title: "무엇을 모으나요",
      body: [...(PRIVACY.sections[0]?.body ?? []), "쓰는 동안: 접속 시각, 접속한 기기의 종류, 오류 기록."],
    },
    {
      title: "어디에 쓰나요",
      body: [
        "본인 확인, 선생님 매칭, 수업 진행, 결제와 환불, 문의 답변, 서비스 고치기에 써요. 동의하신 때에만 혜택 소식을 보내요.",
      ],
    },
    KEEPING,
    {
      title: "누구에게 맡기나요",
      body: [
        "결제: 포트원과 결제 대행사. 카드 번호와 비밀번호는 저장하지 않고 결제 대행사에 바로 보내요.",
        `문자와 알림톡 보내기: 솔라피. 서버 운영: ${business.hosting}.`,
        "매칭된 선생님에게는 학생의 이름, 학년, 수업 조건만 알려요.",
      ],
    },
    {
      title: "내 정보를 지키는 방법",
      body: [
        "비밀번호는 되돌릴 수 없게 바꿔 저장하고, 오가는 정보는 모두 암호화해요. 정보를 보는 직원을 정해 두고 본 기록을 남겨요.",
      ],
    },
    {
      title: "나의 권리",
      body: ["언제든 내 정보를 보고, 고치고, 지워 달라고 할 수 있어요. 만 14세 미만 자녀의 권리는 보호자가 대신해요."],
    },
    {
      title: "쿠키",
      body: [
        `로그인을 유지하는 데 필요한 쿠키만 써요. 마지막으로 쓴 때부터 ${SESSION_IDLE_MINUTES}분이 지나면 로그인이 끝나요.`,
      ],
    },
    {
      title: "책임자",
      body: [
        `개인정보 보호책임자 ${business.privacyOfficer}, ${business.email}, ${business.phone}.`,
        "개인정보침해 신고센터(국번 없이 118), 개인정보 분쟁조정위원회(1833-6972)에도 도움을 청할 수 있어요.",
      ],
    },
  ],
};

export const NIGHT_MARKETING: Term = {
  title: "밤에도 혜택 소식 받기",
  since: "2026-11-01",
  sections: [
    {
      title: "보내는 것",
      body: ["혜택 소식을 밤 9시부터 다음 날 아침 8시 사이에도 보내요. 낮의 혜택 소식과 따로 동의를 받아요."],
    },
    { title: "쓰는 정보", body: ["이름, 휴대폰 번호, 이메일, 수강 중인 학년."] },
    {
      title: "그만 받고 싶을 때",
      body: ["내 정보의 알림에서 언제든 끌 수 있어요. 끄면 낮에 보내는 소식은 그대로 와요."],
    },
  ],
};
