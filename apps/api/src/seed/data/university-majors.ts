import type { MajorTrack, TutorGender } from "@pkg/domain";
import { LIBERAL_MAJORS } from "./liberal-majors.ts";
import { NATURAL_MAJORS } from "./natural-majors.ts";

const MAJORS: Readonly<Record<MajorTrack, ReadonlyMap<string, readonly string[]>>> = {
  LIBERAL_ARTS: byUniversity(LIBERAL_MAJORS),
  NATURAL_SCIENCES: byUniversity(NATURAL_MAJORS),
};
const WOMEN_ONLY = /여자대학교$/;

function byUniversity(table: Readonly<Record<string, string>>) {
  return new Map(Object.entries(table).map(([university, majors]) => [university, majors.split(" ")]));
}

/** The majors of a track that the university has; none where it doesn't teach the track. */
export function majorsAt(university: string, track: MajorTrack): readonly string[] {
  return MAJORS[track].get(university) ?? [];
}

/** Whether a person of the gender may have studied the track there. */
export function isOpenTo(university: string, gender: TutorGender, track: MajorTrack): boolean {
  return (gender === "FEMALE" || !WOMEN_ONLY.test(university)) && majorsAt(university, track).length > 0;
}
