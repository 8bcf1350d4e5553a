import { APPLICATION_KEPT_DAYS, STUDY_PROOF_KEPT_DAYS } from "@pkg/domain";
import { siteConfig } from "../../platform/config/site-config";
import type { Term } from "./term";

const { business } = siteConfig;

/** What an application to become a tutor collects. */
export const APPLICANT_PRIVACY: Term = {
  title: "지원자 개인정보 수집과 이용",
  since: "2027-01-08",
  sections: [
    {
      title: "모으는 것",
      body: [
        "이름, 휴대폰 번호, 성별, 대학교와 전공, 고등학교 때 계열, 입학 전형, 과외 경력, 수업 스타일, 가르칠 과목과 소개, 재학 중인지와 개인과외 신고 번호, 목소리 녹음, 재학이나 졸업, 개인과외 신고와 가르친 경력을 확인할 서류.",
        "서류의 주민등록번호 뒷자리는 가리고 올려 주세요. 저희는 주민등록번호를 모으지 않아요.",
      ],
    },
    {
      title: "쓰는 곳",
      body: [
        "선생님을 뽑는 심사와, 합격한 뒤 학생에게 소개하는 데에만 써요. 서류는 정해진 직원만 보고 본 기록을 남겨요.",
      ],
    },
    {
      title: "보관하는 기간",
      body: [
        `서류는 합격을 정하면 바로 지워요. 불합격이면 다시 지원할 때 쓰도록 ${STUDY_PROOF_KEPT_DAYS}일 두었다가 지우고, 서류 때문에 불합격했으면 바로 지워요. 지원을 취소하면 서류와 녹음을 모두 바로 지워요.`,
        `불합격한 지원서와 녹음은 ${APPLICATION_KEPT_DAYS}일 동안 두었다가 지워요(채용절차의 공정화에 관한 법률 시행령 제4조).`,
      ],
    },
    { title: "동의하지 않을 때", body: ["동의하지 않아도 되지만, 그러면 지원할 수 없어요."] },
  ],
};

/** The check that the law asks of people who teach minors. */
export const CRIME_RECORD_CHECK: Term = {
  title: "성범죄·아동학대 범죄 전력 조회",
  since: "2026-11-01",
  sections: [
    {
      title: "왜 확인하나요",
      body: [
        "아동·청소년을 가르치는 사람은 성범죄와 아동학대관련범죄 전력을 확인해야 해요(아동·청소년의 성보호에 관한 법률 제56조, 아동복지법 제29조의3).",
        "법원이 취업 제한을 명령한 사람은 그 기간 동안 가르칠 수 없어요.",
      ],
    },
    {
      title: "무엇에 동의하나요",
      body: [
        `${business.company}이 관할 경찰서에 나의 성범죄 경력과 아동학대관련범죄 전력을 조회하는 데 동의해요.`,
        "조회에 필요한 이름과 생년월일은 조회할 때 따로 여쭤봐요. 회신서를 직접 내도 돼요.",
      ],
    },
    {
      title: "결과는 어떻게 하나요",
      body: ["확인한 날과 확인한 직원만 남기고, 회신 내용은 저장하지 않아요. 확인하기 전에는 합격할 수 없어요."],
    },
    { title: "동의하지 않을 때", body: ["동의하지 않아도 되지만, 그러면 가르칠 수 없어서 지원을 받지 않아요."] },
  ],
};
