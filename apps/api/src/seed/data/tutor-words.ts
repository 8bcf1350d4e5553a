import type { MajorTrack, TutorGender } from "@pkg/domain";

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

/** Subjects that fit a track; the first ones are taught most. */
export const TRACK_SUBJECTS: Readonly<Record<MajorTrack, readonly string[]>> = {
  LIBERAL_ARTS: ["ENGLISH", "KOREAN", "SOCIAL", "ESSAY", "SECOND_LANGUAGE", "QUALIFICATION", "STUDY_COACHING", "MATH"],
  NATURAL_SCIENCES: ["MATH", "SCIENCE", "CODING", "ENGLISH", "STUDY_COACHING", "QUALIFICATION", "ESSAY"],
};
