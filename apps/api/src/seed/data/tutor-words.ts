import type { MajorTrack, TutorGender, TutorStyle } from "@pkg/domain";

/** Words that generated tutors are put together from. */
export const FAMILY_NAMES =
  "김 김 김 김 이 이 이 박 박 최 최 정 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍 전 고 문 손 배 백 허 남 심 노 하 곽".split(
    " ",
  );

export const GIVEN_NAMES: Readonly<Record<TutorGender, readonly string[]>> = {
  MALE: "민준 서준 도윤 예준 시우 하준 지호 준서 건우 현우 우진 선우 연우 정우 승우 준혁 지훈 도현 민재 재윤 태윤 은찬 시윤 준영 성민 동현 재원 승현 민성 찬영 규민 태민 상현 영훈 진우".split(
    " ",
  ),
  FEMALE:
    "서연 서윤 지우 서현 하은 하윤 민서 지유 윤서 채원 수아 지민 지아 은서 다은 예은 수빈 소율 예린 지원 소윤 유진 채은 윤아 가은 수현 예나 나연 혜원 민지 은채 세은 연서 다현 주은".split(
      " ",
    ),
};

export const MAJORS: Readonly<Record<MajorTrack, readonly string[]>> = {
  LIBERAL_ARTS:
    "국어국문학과 영어영문학과 국어교육과 영어교육과 사회교육과 경제학부 경영학과 심리학과 사학과 철학과 정치외교학과 사회학과 언어학과 교육학과 중어중문학과 일어일문학과 불어불문학과 독어독문학과 서어서문학과".split(
      " ",
    ),
  NATURAL_SCIENCES:
    "수학과 수학교육과 물리학과 화학과 생명과학과 지구환경과학부 컴퓨터공학과 전기전자공학부 기계공학과 화공생명공학과 산업공학과 통계학과 의예과 치의예과 약학과 간호학과 건축학과 신소재공학부 과학교육과".split(
      " ",
    ),
};

/** Subjects that fit a track; the first ones are taught most. */
export const TRACK_SUBJECTS: Readonly<Record<MajorTrack, readonly string[]>> = {
  LIBERAL_ARTS: ["ENGLISH", "KOREAN", "SOCIAL", "ESSAY", "SECOND_LANGUAGE", "QUALIFICATION", "STUDY_COACHING", "MATH"],
  NATURAL_SCIENCES: ["MATH", "SCIENCE", "CODING", "ENGLISH", "STUDY_COACHING", "QUALIFICATION", "ESSAY"],
};

/** A sentence for each style, said by the tutor. */
export const STYLE_SENTENCES: Readonly<Record<TutorStyle, string>> = {
  WARM: "모르는 걸 편하게 물어볼 수 있는 수업을 해요.",
  PASSIONATE: "수업이 끝난 뒤에도 질문에 끝까지 답해요.",
  CHARISMATIC: "흐트러지지 않게 수업을 힘 있게 이끌어요.",
  METICULOUS: "풀이 과정을 한 줄씩 같이 확인해요.",
  INTERESTING: "생활 속 예를 들어 지루하지 않게 설명해요.",
  SELF_ESTEEM: "작은 성취를 함께 세어서 자신감을 키워요.",
  SPARTA: "숙제와 오답을 매번 꼼꼼하게 점검해요.",
};

export const OPENINGS = [
  "개념을 스스로 설명할 수 있을 때까지 함께해요.",
  "왜 틀렸는지부터 찾고 거기서 다시 시작해요.",
  "학교 진도와 기출을 보고 수업 계획을 세워요.",
  "처음 4주 동안 약한 단원을 먼저 채워요.",
  "한 번에 많이보다 매주 꾸준히를 믿어요.",
  "저도 중학생 때 헤맸던 과목이라 어려운 곳을 잘 알아요.",
  "시험 3주 전부터는 시간을 재고 실전처럼 연습해요.",
  "수업 첫 10분은 지난주 내용을 말로 되짚어요.",
] as const;
