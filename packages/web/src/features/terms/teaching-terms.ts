import {
  ADULT_AGE,
  ANSWER_HOURS,
  DISPUTE_CLOSES_HOURS,
  formatKoreanDate,
  REST_DAYS,
  REST_KEPT_DAYS,
  TEACHING_BASIS_DUE,
  WAITED_MINUTES,
} from "@pkg/domain";
import { siteConfig } from "../../platform/config/site-config";
import type { Term } from "./term";

const { name, business } = siteConfig;

/** By what tutors teach for money, as families and tutors read it. */
export const TEACHING_BASIS_TERM =
  "돈을 받고 과외를 하려면 교육지원청에 개인과외교습자로 신고해야 해요. 대학이나 대학원에 재학 중이면 신고하지 않아도 되고, 휴학 중이거나 졸업했으면 신고해야 해요(학원의 설립·운영 및 과외교습에 관한 법률 제14조의2).";

/** Until when tutors from before these terms say which of the two it is. */
export const BASIS_DUE = formatKoreanDate(TEACHING_BASIS_DUE, { withYear: true });

/** Terms for the person who teaches. */
export const TEACHING_TERMS: Term = {
  title: "선생님 이용약관",
  since: "2027-01-08",
  sections: [
    {
      title: "제1조 목적",
      body: [
        `이 약관은 ${business.company}(이하 "회사")이 운영하는 ${name}에 선생님으로 지원하고, 학생을 소개받아 가르치는 조건을 정해요.`,
      ],
    },
    {
      title: "제2조 지원과 심사",
      body: [
        `만 ${ADULT_AGE}세부터 지원할 수 있어요. 지원서와 목소리 녹음, 학적 증빙을 보고 합격을 정해요.`,
        "사실과 다른 내용을 적으면 합격한 뒤에도 취소할 수 있어요.",
        "불합격하면 이유를 알려 드리고, 다시 지원할 수 있어요.",
      ],
    },
    {
      title: "제3조 범죄 경력 확인",
      body: [
        "아동·청소년을 가르치는 사람은 성범죄와 아동학대 범죄 경력을 확인해야 해요. 지원할 때 동의를 받고, 합격을 정하기 전에 확인해요.",
        "취업이 제한된 사람은 가르칠 수 없어요.",
      ],
    },
    {
      title: "제4조 과외를 할 수 있는 자격",
      body: [
        TEACHING_BASIS_TERM,
        "지원할 때 재학 중인지, 신고했다면 번호가 무엇인지 적고, 회사의 직원이 재학·졸업 서류나 신고증명서와 맞는지 확인한 뒤에 합격을 정해요. 휴학이나 졸업으로 달라지면 프로필에서 고쳐 주세요.",
        `이 약관이 시작되기 전부터 가르치던 선생님은 ${BASIS_DUE}까지 알려 주고, 재학증명서나 신고증명서를 프로필에 올려 주세요. 정해진 직원만 보고, 확인하면 바로 지워요. 그때까지 알려 주지 않으면 새 학생을 소개하지 않아요. 하고 있는 수업은 이어 가고, 알려 주면 새 학생을 다시 받을 수 있어요.`,
      ],
    },
    {
      title: "제5조 수업 제안",
      body: [
        "회사는 선생님이 정한 시간과 과목에 맞는 학생을 소개해요. 제안은 맡거나 맡지 않을 수 있고, 맡지 않아도 불이익은 없어요.",
      ],
    },
    {
      title: "제6조 수업과 수업료",
      body: [
        "약속한 시간에 수업방에서 수업하고, 끝나면 기록을 적어요. 수업료는 수업한 것으로 확인된 수업마다 정산해요.",
        "수업은 수업방에 함께 있던 시간으로 확인해요. 수업 시간의 3분의 1 넘게 함께 있었으면 수업한 것으로 봐요.",
        `${WAITED_MINUTES}분 넘게 기다렸는데 학생이 오지 않으면 1회를 한 것으로 보고 정산해요. 선생님이 오지 않은 수업은 학생에게 돌려주고 정산하지 않아요.`,
        `기록으로 알 수 없으면 다른 곳에서 수업했는지 양쪽에 물어요. 수업이 끝나고 ${ANSWER_HOURS}시간 안에 답하면 돼요. 둘 다 했다고 하면 정산하고, 말이 다르거나 선생님만 했다고 하면 회사가 영업일 하루 안에 정해요. 아무도 답하지 않으면 하지 않은 수업으로 보고 정산하지 않아요.`,
        `학생이 결석했다는 결과가 사실과 다르면 가족이 ${DISPUTE_CLOSES_HOURS}시간 안에 알릴 수 있고, 회사가 정할 때까지 정산을 미뤄요. 수업마다 정산 상태와 이유를 그날 저녁에 보여 드려요.`,
      ],
    },
    {
      title: "제7조 쉬는 수업",
      body: [
        `가족이 정기 결제를 멈추면 남은 수업을 마친 뒤 수업이 쉬어요. 마지막 수업 뒤 ${REST_KEPT_DAYS}일 동안은 그 시간을 비워 두고, 그 뒤에는 다른 학생을 맡을 수 있어요.`,
        `${REST_DAYS}일 안에 가족이 다시 이어 가면, 그 시간이 비어 있을 때 같은 시간에 수업해요. 쉬기 시작할 때와 다시 이어질 때 문자로 알려요.`,
      ],
    },
    {
      title: "제8조 지켜야 할 일",
      body: [
        "학생과 학부모의 정보는 수업에만 써요. 수업 영상과 자료를 허락 없이 퍼뜨리지 않아요.",
        "회사를 거치지 않고 학생이나 학부모와 따로 연락해 돈을 주고받지 않아요.",
      ],
    },
    {
      title: "제9조 그만두기",
      body: [
        "언제든 그만둘 수 있어요. 맡은 수업은 회사와 함께 정리해요.",
        `궁금한 점은 고객센터(${business.phone})로 알려 주세요.`,
      ],
    },
  ],
};
