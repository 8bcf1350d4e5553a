import type { TutorStyle } from "../tutor/tutor-types.ts";
import type { LearningType } from "./learning-type.ts";

/** What the test says about a type. */
export interface LearningTypeProfile {
  readonly name: string;
  /** One sentence that sums the type up. */
  readonly line: string;
  /** A few sentences, to the reader. */
  readonly about: string;
  readonly strengths: readonly [string, string, string];
  readonly cautions: readonly [string, string];
  /** One thing to do this week. */
  readonly thisWeek: string;
  readonly likedTutorStyles: readonly [TutorStyle, TutorStyle];
  /** Why these styles suit. */
  readonly styleReason: string;
}

/** The eight types in words. */
export const LEARNING_TYPE_PROFILES: Readonly<Record<LearningType, LearningTypeProfile>> = {
  PLAN_PRINCIPLE_ALONE: {
    name: "차근차근 설계자",
    line: "먼저 그려 보고, 이해한 만큼 쌓아 올려요.",
    about:
      "무엇을 왜 배우는지 알아야 마음이 편하고, 내가 정한 순서대로 갈 때 가장 멀리 가요. 혼자 생각을 정리하는 시간이 곧 실력이 돼요.",
    strengths: [
      "개념을 끝까지 이해해서 응용문제에 강해요",
      "할 일을 스스로 정하고 지키는 힘이 있어요",
      "한번 정리한 것은 오래 기억해요",
    ],
    cautions: ["이해가 덜 됐다고 느끼면 문제 풀이를 자꾸 뒤로 미뤄요", "막혔을 때 혼자 너무 오래 붙들고 있기도 해요"],
    thisWeek: "10분 동안 생각해도 안 풀리는 문제는 별표를 치고 넘어가요. 별표만 모아서 한 번에 물어봐요.",
    likedTutorStyles: ["METICULOUS", "WARM"],
    styleReason: "빈틈을 짚어 주되 생각할 시간을 기다려 주는 선생님과 잘 맞아요.",
  },
  PLAN_PRINCIPLE_TOGETHER: {
    name: "함께 걷는 길잡이",
    line: "길을 먼저 알아보고, 같이 이야기하며 걸어요.",
    about:
      "전체 그림을 보고 순서를 정한 다음, 누군가와 이야기하면서 생각이 또렷해져요. 친구에게 설명해 주다가 스스로 깨닫는 순간이 많을 거예요.",
    strengths: [
      "단원끼리 어떻게 이어지는지 잘 찾아요",
      "설명을 잘해서 배운 것이 단단해져요",
      "약속한 진도를 꾸준히 따라가요",
    ],
    cautions: ["이야기하느라 직접 풀어 보는 양이 부족할 수 있어요", "계획이 틀어지면 다시 시작하는 데 시간이 걸려요"],
    thisWeek: "오늘 배운 것 한 가지를 가족에게 3분 동안 설명해 봐요. 말이 막힌 곳이 다시 볼 곳이에요.",
    likedTutorStyles: ["METICULOUS", "INTERESTING"],
    styleReason: "순서를 잘 잡아 주고, 대화로 풀어 가는 선생님과 잘 맞아요.",
  },
  PLAN_PRACTICE_ALONE: {
    name: "한 칸씩 기록가",
    line: "매일 한 칸씩, 채운 만큼 강해져요.",
    about:
      "정한 양을 조용히 채워 나가는 힘이 있어요. 여러 번 풀어 손에 익은 것은 시험장에서도 흔들리지 않아요. 오늘 채운 칸이 내일의 자신감이에요.",
    strengths: [
      "매일 하는 힘이 있어서 갈수록 차이가 나요",
      "연습한 유형은 빠르고 정확하게 풀어요",
      "혼자서도 흐트러지지 않아요",
    ],
    cautions: ["처음 보는 문제를 만나면 당황할 수 있어요", "양을 채우는 데 마음이 가서 틀린 이유를 지나치기도 해요"],
    thisWeek: "틀린 문제 세 개만 골라, 왜 틀렸는지 한 줄씩 적어요. 답은 적지 않아도 돼요.",
    likedTutorStyles: ["METICULOUS", "SELF_ESTEEM"],
    styleReason: "틀린 이유를 꼼꼼히 봐 주고, 쌓아 온 것을 알아봐 주는 선생님과 잘 맞아요.",
  },
  PLAN_PRACTICE_TOGETHER: {
    name: "든든한 페이스메이커",
    line: "정한 속도로, 옆 사람과 발을 맞춰 달려요.",
    about:
      "할 양과 시간이 정해져 있고 함께 가는 사람이 있을 때 힘이 나요. 서로 확인해 주는 약속이 있으면 어려운 시기도 잘 넘겨요.",
    strengths: ["약속한 숙제를 끝까지 해내요", "함께하는 사람까지 힘이 나게 해요", "연습량이 많아서 기본기가 탄탄해요"],
    cautions: ["확인해 주는 사람이 없으면 느슨해질 수 있어요", "푸는 방법은 아는데 이유를 물으면 막힐 때가 있어요"],
    thisWeek: "이번 주에 할 양을 정해서 한 사람에게 말해 둬요. 일요일 저녁에 어땠는지 알려 주기로 해요.",
    likedTutorStyles: ["PASSIONATE", "SPARTA"],
    styleReason: "목표를 분명히 정하고 끝까지 같이 확인해 주는 선생님과 잘 맞아요.",
  },
  FLOW_PRINCIPLE_ALONE: {
    name: "깊이 파는 탐험가",
    line: "궁금한 게 생기면 바닥까지 내려가 봐요.",
    about:
      "마음이 끌리면 시간 가는 줄 모르고 파고들어요. 남이 정해 준 길보다 스스로 찾은 답이 오래 남고, 그때의 집중은 누구도 따라오기 어려워요.",
    strengths: [
      "남들이 지나친 ‘왜’를 찾아내요",
      "빠져들면 놀라울 만큼 집중해요",
      "어려운 문제 앞에서 오히려 힘이 나요",
    ],
    cautions: ["재미없는 단원은 자꾸 미루게 돼요", "깊이 파느라 시험 범위를 다 못 볼 수 있어요"],
    thisWeek: "궁금한 것을 파고들 시간을 30분만 정해 둬요. 알람이 울리면 원래 하던 곳으로 돌아와요.",
    likedTutorStyles: ["INTERESTING", "SELF_ESTEEM"],
    styleReason: "호기심을 살려 주고, 엉뚱한 질문도 반겨 주는 선생님과 잘 맞아요.",
  },
  FLOW_PRINCIPLE_TOGETHER: {
    name: "질문하는 이야기꾼",
    line: "묻고 답하다 보면 어느새 알게 돼요.",
    about:
      "“그럼 이건요?” 하고 꼬리를 무는 질문이 공부의 시작이에요. 말로 주고받을 때 생각이 살아나서, 혼자 읽는 것보다 한 번 이야기한 것이 오래 남아요.",
    strengths: [
      "질문이 좋아서 핵심에 빨리 닿아요",
      "이야기로 엮어서 재미있게 기억해요",
      "새로운 주제에 겁내지 않고 뛰어들어요",
    ],
    cautions: ["이야기가 재미있어서 옆길로 새기도 해요", "들을 때는 알겠는데 혼자 풀면 손이 멈출 수 있어요"],
    thisWeek: "수업이 끝나면 5분 안에, 들은 문제 하나를 아무것도 보지 않고 혼자 풀어 봐요.",
    likedTutorStyles: ["INTERESTING", "PASSIONATE"],
    styleReason: "질문을 신나게 받아 주고, 이야기를 다시 본론으로 데려와 주는 선생님과 잘 맞아요.",
  },
  FLOW_PRACTICE_ALONE: {
    name: "조용한 집중가",
    line: "불이 켜지면, 조용히 끝까지 해치워요.",
    about:
      "시작이 조금 늦어도 한번 불이 붙으면 무섭게 풀어 나가요. 말보다 손이 먼저 움직이고, 조용한 책상에서 혼자 몰두할 때 가장 나다워요.",
    strengths: [
      "짧은 시간에 많은 양을 해내요",
      "실전처럼 풀수록 실력이 올라요",
      "방해만 없으면 누구보다 오래 집중해요",
    ],
    cautions: ["시작하기까지 시간이 오래 걸릴 때가 있어요", "기분에 따라 하루 공부량이 크게 달라져요"],
    thisWeek: "하기 싫은 날에는 딱 한 문제만 풀어요. 책상에 앉는 시간만 매일 같게 해 봐요.",
    likedTutorStyles: ["CHARISMATIC", "SPARTA"],
    styleReason: "시작하는 순간을 확실히 잡아 주고, 군더더기 없이 이끄는 선생님과 잘 맞아요.",
  },
  FLOW_PRACTICE_TOGETHER: {
    name: "주고받는 랠리 선수",
    line: "공이 오가듯, 바로 해 보고 바로 고쳐요.",
    about:
      "듣고 있기보다 바로 해 보고, 그 자리에서 반응을 주고받을 때 쑥쑥 늘어요. 함께하는 사람의 기운이 그대로 나의 집중이 돼요.",
    strengths: [
      "틀리는 걸 무서워하지 않고 일단 해 봐요",
      "조언을 들으면 그 자리에서 고쳐요",
      "함께 있으면 분위기를 밝게 만들어요",
    ],
    cautions: ["혼자 있는 날에는 공부가 잘 시작되지 않아요", "빨리 풀다가 문제를 끝까지 읽지 않을 때가 있어요"],
    thisWeek: "친구나 가족과 같은 시간에 책상에 앉아요. 25분 하고 5분 쉬기를 두 번만 해요.",
    likedTutorStyles: ["PASSIONATE", "WARM"],
    styleReason: "바로바로 반응해 주고, 틀려도 다시 해 보게 하는 선생님과 잘 맞아요.",
  },
};
