import {
  ANSWER_HOURS,
  APPLICANT_AGE_RULE,
  APPLICANT_STUDIES_RULE,
  DISPUTE_CLOSES_HOURS,
  MOVE_CUT_OFF_HOURS,
  TEACHING_BASIS_RULE,
  WAITED_MINUTES,
} from "@pkg/domain";
import type { Question } from "./questions";

/** Common questions of applicants and tutors. The facts must match what their pages do. */
export const TUTOR_QUESTIONS: readonly Question[] = [
  {
    question: "누가 선생님으로 지원할 수 있나요?",
    answer: `${APPLICANT_AGE_RULE} ${APPLICANT_STUDIES_RULE} ${TEACHING_BASIS_RULE}`,
  },
  {
    question: "새 학생은 어떻게 만나나요?",
    answer:
      "프로필과 과목, 가능한 시간을 채우면 맞는 학생의 제안을 문자로 보내 드려요. 조건과 수업료를 보고 맡을지 정해 주세요.",
  },
  {
    question: "제안에 늦게 답해도 되나요?",
    answer: "적힌 시각이 지나도 다른 선생님이 먼저 맡지 않았으면 수락할 수 있어요.",
  },
  {
    question: "새 학생을 잠시 받지 않으려면요?",
    answer: "오늘 화면에서 ‘새 학생 받기’를 끄면 새 제안이 오지 않아요. 지금 하는 수업은 그대로 이어져요.",
  },
  {
    question: "맡은 수업을 그만두려면요?",
    answer:
      "언제든 그만둘 수 있어요. 그 수업 화면의 ‘이 수업을 그만두고 싶어요’나 아래 연락처로 알려 주세요. 운영팀이 마지막 수업 날을 함께 정하고, 가족에게 알려서 다른 선생님을 찾아 드려요.",
  },
  {
    question: "수업 시간을 바꿀 수 있나요?",
    answer: `네. 수업 ${MOVE_CUT_OFF_HOURS}시간 전까지 내 수업에서 두 사람 모두 되는 시간으로 바꿀 수 있어요. 맞는 때가 없으면 다른 시간을 제안할 수 있어요.`,
  },
  {
    question: "학생이 안 오면 어떻게 하나요?",
    answer: `수업방에서 ${WAITED_MINUTES}분 넘게 기다려 주세요. 학생이 끝내 들어오지 않으면 수업한 것으로 계산하고 수업료도 드려요. 집에서 ${DISPUTE_CLOSES_HOURS}시간 안에 다르게 알려 주시면 운영팀이 확인해요.`,
  },
  {
    question: "수업방이 아닌 곳에서 수업했으면요?",
    answer: `수업이 끝나고 ${ANSWER_HOURS}시간 안에 수업했는지 묻는 말에 답해 주세요. 가족도 그렇게 답하면 수업한 것으로 정해요.`,
  },
  {
    question: "수업료는 언제 받나요?",
    answer:
      "수업 기록을 남기면 수업료가 쌓여요. 지급일과 세금을 뺀 금액은 수입 화면에 있고, 받을 계좌도 거기에 적어 주세요.",
  },
];
