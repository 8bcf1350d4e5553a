import type { MajorTrack, TutorGender } from "@pkg/domain";
import { MAJORS } from "./tutor-words.ts";

const SCIENCE_INSTITUTES = /과학기술원$|^포항공과대학교$/;
const ENGINEERING_SCHOOLS = /공과대학교$|공학대학교$|과학기술대학교$|항공대학교$|해양대학교$|교통대학교$|한밭대학교$/;
const TEACHERS_COLLEGES = /교육대학교$/;
const TEACHERS_UNIVERSITY = "한국교원대학교";
const WOMEN_ONLY = /여자대학교$/;

const INSTITUTE_MAJORS =
  /^(수학과|물리학과|화학과|생명과학과|컴퓨터공학과|전기전자공학부|기계공학과|화공생명공학과|산업공학과|신소재공학부)$/;
const ENGINEERING_MAJORS = /^(컴퓨터공학과|전기전자공학부|기계공학과|산업공학과|신소재공학부|경영학과|영어영문학과)$/;

/** Majors that few universities have. */
const RARE: Readonly<Record<string, RegExp>> = {
  의예과:
    /^(서울|연세|고려|성균관|한양|이화여자|중앙|경희|가톨릭|아주|인하|가천|부산|경북|전남|전북|충남|충북|강원|경상국립|제주)대학교$/,
  치의예과: /^(연세|경희|단국|경북|전북|국립강릉원주)대학교$/,
  약학과:
    /^(서울|연세|고려|성균관|이화여자|중앙|경희|숙명여자|덕성여자|동덕여자|삼육|가톨릭|아주|가천|동국|부산|경북|전남|전북|충남|충북|강원|경상국립|제주)대학교$/,
  지구환경과학부: /^(서울|고려)대학교$/,
  사회교육과: /^(서울|이화여자|성신여자|부산|경북|전남|전북|충북|강원|경상국립|국립공주|한국교원)대학교$/,
  과학교육과: /^(서울|이화여자|단국|부산|경북|전남|전북|충북|강원|경상국립|제주|국립공주)대학교$/,
};

/** The majors of a track that the university has; none where it doesn't teach the track. */
export function majorsAt(university: string, track: MajorTrack): readonly string[] {
  if (TEACHERS_COLLEGES.test(university)) return track === "LIBERAL_ARTS" ? ["초등교육과"] : [];
  const all = MAJORS[track].filter((major) => RARE[major]?.test(university) ?? true);
  if (SCIENCE_INSTITUTES.test(university)) return all.filter((major) => INSTITUTE_MAJORS.test(major));
  if (ENGINEERING_SCHOOLS.test(university)) return all.filter((major) => ENGINEERING_MAJORS.test(major));
  if (university === TEACHERS_UNIVERSITY) return all.filter((major) => major.endsWith("교육과"));
  return all;
}

/** Whether a person of the gender may have studied the track there. */
export function isOpenTo(university: string, gender: TutorGender, track: MajorTrack): boolean {
  return (gender === "FEMALE" || !WOMEN_ONLY.test(university)) && majorsAt(university, track).length > 0;
}
