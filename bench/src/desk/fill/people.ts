import { UNIVERSITIES } from "@app/api/import/write-schools.ts";
import { streamTutors } from "@app/api/seed/generate-tutors.ts";
import type { Rows, Value } from "./copy-rows.ts";
import { idOf, nameOf, phoneOf, userOf } from "./names.ts";
import { FIRST_TUTOR, type World } from "./world.ts";

const YEARS_MS = 3 * 365 * 24 * 3_600_000;
/** Long enough ago that no tutor counts as just changed. */
const LONG_AGO = "2026-01-01";

/** Accounts with a session each, their students, and the tutors with what they teach. */
export function peopleRows(world: World): Rows[] {
  const { people, buyers, tutors } = world.sizes;
  const joined = (person: number) => new Date(world.now - ((person * 7_919_000_003) % YEARS_MS));
  const accounts = function* (row: (person: number) => Value[]) {
    for (let person = 0; person < people; person++) yield row(person);
  };
  const isTutor = (person: number) => person >= people - tutors;
  const email = (person: number) => `person${person}@bench.test`;
  return [
    {
      table: "auth_users",
      columns: "id, name, email, created_at, updated_at",
      rows: accounts((one) => [userOf(one), nameOf(one), email(one), joined(one), joined(one)]),
    },
    {
      table: "users",
      columns:
        "id, email, name, birth_year, phone_number, phone_number_verified, user_type, is_parent, registered, created_at, updated_at",
      rows: accounts((one) => [
        ...[userOf(one), email(one), nameOf(one), 1975 + (one % 35), phoneOf(one), one % 20 !== 0],
        ...[isTutor(one) ? "TUTOR" : "STUDENT", one % 3 === 0, true, joined(one), joined(one)],
      ]),
    },
    {
      table: "auth_sessions",
      columns: "id, token, user_id, expires_at, user_agent, created_at, updated_at",
      rows: accounts((one) => [
        ...[`session-${userOf(one)}`, `token-${userOf(one)}`, userOf(one), "2100-01-01"],
        ...[
          "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
          joined(one),
          joined(one),
        ],
      ]),
    },
    {
      table: "students",
      columns: "id, user_id, name, grade, is_self, created_at, updated_at",
      rows: someOf(buyers, (one) => [
        ...[
          idOf("student", one),
          userOf(one),
          nameOf(one + 31),
          4 + (one % 9),
          one % 3 !== 0,
          joined(one),
          joined(one),
        ],
      ]),
    },
    {
      table: "payment_methods",
      columns: "id, user_id, payment_type, card_name, card_number, billing_key, active, is_default, created_at",
      rows: someOf(buyers, (one) => [
        ...[
          idOf("method", one),
          userOf(one),
          "CARD",
          "벤치카드",
          "****-****-****-0009",
          "sealed",
          true,
          true,
          joined(one),
        ],
      ]),
    },
    { table: "tutors", columns: TUTOR_COLUMNS, rows: tutorRows(world) },
    { table: "tutor_subjects", columns: "tutor_id, subject_detail_key, confidence", rows: subjectRows(tutors) },
  ];
}

export function* someOf(count: number, row: (index: number) => Value[]): Generator<Value[]> {
  for (let index = 0; index < count; index++) yield row(index);
}

const TUTOR_COLUMNS =
  "id, user_id, name, phone_number, gender, tier, university_id, major, major_group, track, admission_type, styles, teaching_years, introduction, capacity, active_students, week_bits, is_open, is_resting, created_at, updated_at";

function* tutorRows({ sizes }: World): Generator<Value[]> {
  let index = 0;
  for (const { tutor: t } of streamTutors(sizes.tutors, UNIVERSITIES)) {
    const person = sizes.people - sizes.tutors + index;
    yield [
      ...[FIRST_TUTOR + index, userOf(person), nameOf(person), phoneOf(person), t.gender, t.tier, t.universityId],
      ...[t.major, t.majorGroup ?? "OTHERS", t.track, t.admissionType, t.styles, t.teachingYears, t.introduction],
      ...[t.capacity, t.activeStudents ?? 0, t.weekBits, index % 10 !== 0, index % 100 === 1, LONG_AGO, LONG_AGO],
    ];
    index++;
  }
}

function* subjectRows(tutors: number): Generator<Value[]> {
  let index = 0;
  for (const { subjects } of streamTutors(tutors, UNIVERSITIES)) {
    for (const { subjectDetailKey, confidence } of subjects) yield [FIRST_TUTOR + index, subjectDetailKey, confidence];
    index++;
  }
}
