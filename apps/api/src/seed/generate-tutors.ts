import {
  type AdmissionType,
  CONFIDENCE_LEVELS,
  type ConfidenceLevel,
  MAJOR_TRACKS,
  type MajorGroup,
  type MajorTrack,
  subjectsForRank,
  TUTOR_GENDERS,
  TUTOR_STYLES,
  type TutorGender,
  type TutorTier,
  type UniversityTier,
} from "@pkg/domain";
import type { tutorSubjects, tutors, universities } from "../db/schema/index.ts";
import { SUBJECTS } from "../import/data/subjects.ts";
import { FAMILY_NAMES, GIVEN_NAMES, TRACK_SUBJECTS } from "./data/tutor-words.ts";
import { isOpenTo, majorsAt } from "./data/university-majors.ts";
import { generateWeek } from "./generate-week.ts";
import { introduceTutor } from "./introduce-tutor.ts";
import { createRandom, type Random } from "./random.ts";

type University = typeof universities.$inferInsert;
export interface GeneratedTutor {
  tutor: typeof tutors.$inferInsert;
  subjects: (typeof tutorSubjects.$inferInsert)[];
}

const SEED = 20_261_120;
const TIERS: readonly TutorTier[] = [
  "BASIC",
  "BASIC",
  "BASIC",
  "BASIC",
  "STANDARD",
  "STANDARD",
  "PREMIUM",
  "EXPERT",
  "EXPERT",
];
/** Top universities are what the service is known for, so most tutors come from there. */
const UNIVERSITY_TIERS: readonly UniversityTier[] = [
  "HIGHEST",
  "HIGHEST",
  "HIGHEST",
  "HIGHER",
  "HIGHER",
  "HIGH",
  "LOCAL_NATIONAL",
];
const ADMISSIONS: readonly AdmissionType[] = [
  "EARLY_DECISION",
  "EARLY_DECISION",
  "REGULAR_DECISION",
  "REGULAR_DECISION",
  "NONE",
];

/** `count` tutors, the same ones on every run; ids from 1 on. */
export function generateTutors(count: number, universityList: readonly University[]): GeneratedTutor[] {
  return [...streamTutors(count, universityList)];
}

/** The same one by one, when there are too many to hold. */
export function* streamTutors(count: number, universityList: readonly University[]): Generator<GeneratedTutor> {
  const random = createRandom(SEED);
  const places = studyPlaces(universityList);
  for (let id = 1; id <= count; id++) yield generateTutor(id, random, places);
}

function generateTutor(id: number, random: Random, places: StudyPlaces): GeneratedTutor {
  const gender = random.pick(TUTOR_GENDERS);
  const tier = random.pick(TIERS);
  const track = random.pick(MAJOR_TRACKS);
  const universityTier = random.pick(UNIVERSITY_TIERS);
  const { university, majors } = random.pick(places(universityTier, gender, track));
  const styles = random.sample(TUTOR_STYLES, random.int(2, 3));
  const teachingYears = tier === "EXPERT" ? random.int(5, 18) : random.int(1, 6);
  const capacity = random.int(3, 8);
  const name = random.pick(FAMILY_NAMES) + random.pick(GIVEN_NAMES[gender]);
  const major = random.pick(majors);
  return {
    tutor: {
      id,
      name,
      phoneNumber: `0108${String(id).padStart(7, "0")}`,
      gender,
      tier,
      universityId: university.id,
      major,
      majorGroup: majorGroup(major, track),
      track,
      admissionType: random.pick(ADMISSIONS),
      styles,
      teachingYears,
      introduction: introduceTutor(random.next(), styles),
      teachingBasis: tier === "EXPERT" ? "REPORTED" : "ENROLLED",
      reportNumber: tier === "EXPERT" ? `제2026-${id}호` : null,
      capacity,
      activeStudents: random.int(0, capacity),
      weekBits: generateWeek(random),
    },
    subjects: withConfidence(random, chooseSubjects(random, tier, track)).map((one) => ({ tutorId: id, ...one })),
  };
}

interface StudyPlace {
  readonly university: University;
  readonly majors: readonly string[];
}
type StudyPlaces = (tier: UniversityTier, gender: TutorGender, track: MajorTrack) => readonly StudyPlace[];

/** The universities of a tier where a person of the gender studies the track, with its majors there; each list is made once. */
function studyPlaces(list: readonly University[]): StudyPlaces {
  const known = new Map<string, readonly StudyPlace[]>();
  return (tier, gender, track) => {
    const key = `${tier} ${gender} ${track}`;
    const found =
      known.get(key) ??
      list
        .filter((university) => university.tier === tier && isOpenTo(university.name, gender, track))
        .map((university) => ({ university, majors: majorsAt(university.name, track) }));
    known.set(key, found);
    return found;
  };
}

/** The group that a major's name tells, else that of its track. */
export function majorGroup(major: string, track: MajorTrack): MajorGroup {
  if (/의예과|약학|간호/.test(major)) return "MEDICINE";
  return /교육/.test(major) ? "EDUCATION" : track;
}

/** A tutor is as sure of one detail of a subject as of the others. */
function withConfidence(random: Random, chosen: readonly ChosenDetail[]) {
  const levels = new Map<string, ConfidenceLevel>();
  return chosen.map(({ subjectKey, subjectDetailKey }) => {
    const drawn = pickConfidence(random);
    const confidence = levels.get(subjectKey) ?? drawn;
    levels.set(subjectKey, confidence);
    return { subjectDetailKey, confidence };
  });
}

interface ChosenDetail {
  readonly subjectKey: string;
  readonly subjectDetailKey: string;
}

/** All sold details of one to three subjects, of one or both school levels. */
function chooseSubjects(random: Random, tier: TutorTier, track: (typeof MAJOR_TRACKS)[number]): ChosenDetail[] {
  const rank = tier === "EXPERT" ? "EXPERT" : "BASIC";
  const fitting = subjectsForRank(SUBJECTS, rank).filter(({ key }) => TRACK_SUBJECTS[track].includes(key));
  const main = fitting.find(({ key }) => key === TRACK_SUBJECTS[track][0]) ?? random.pick(fitting);
  const others = fitting.filter(({ key }) => key !== main.key);
  const chosen = [...(random.chance(0.75) ? [main] : []), ...random.sample(others, random.int(1, 2))];
  const levels = random.pick([["MIDDLE"], ["HIGH"], ["MIDDLE", "HIGH"], ["MIDDLE", "HIGH"]] as const);
  return chosen.flatMap(({ key, details }) =>
    details
      .filter((detail) => !detail.isGroup && detail.levels.some((level) => levels.some((wanted) => wanted === level)))
      .map((detail) => ({ subjectKey: key, subjectDetailKey: `${key}_${detail.key}` })),
  );
}

/** Tutors name what they are good at: lower levels are rare. */
function pickConfidence(random: Random): ConfidenceLevel {
  const [top, high, medium, low] = CONFIDENCE_LEVELS;
  return random.pick([top, top, top, high, high, high, high, medium, medium, low]);
}
