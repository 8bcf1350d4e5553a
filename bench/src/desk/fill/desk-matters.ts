import { DAY, HOUR } from "@pkg/domain";
import type { Rows } from "./copy-rows.ts";
import { idOf, nameOf, phoneOf, userOf } from "./names.ts";
import { someOf } from "./people.ts";
import { FIRST_TUTOR, type World } from "./world.ts";

/** What waits for staff or went by them: calls, applicants, coupons, days of the books. */
export function deskRows(world: World): Rows[] {
  const { people, buyers, tutors } = world.sizes;
  const ago = (days: number) => new Date(world.now - days * DAY);
  return [
    {
      table: "consultations",
      columns:
        "id, user_id, phone_number, grade, study_purposes, slots, promised_on, promised_half_day, promised_until, status, created_at, updated_at",
      rows: someOf(Math.ceil(people / 20), (number) => {
        const isOpen = number % 100 === 0;
        const until = isOpen ? new Date(world.now + ((number % 400) - 100) * HOUR) : ago(1 + (number % 300));
        const asked = new Date(Math.min(until.getTime() - 2 * DAY, world.now - HOUR));
        return [
          ...[idOf("call", number), userOf(number), phoneOf(number), 8, [], "[]", until.toISOString().slice(0, 10)],
          ...["AFTERNOON", until, isOpen ? "REQUESTED" : "DECLINED", asked, asked],
        ];
      }),
    },
    {
      table: "tutor_applicants",
      columns:
        "id, user_id, status, name, phone_number, gender, university_id, major, major_group, major_track, admission_type, teaching_years, introduction, registered_at, decided_at, decided_by, reason, reject_reason, tutor_id, created_at, updated_at",
      rows: someOf(Math.ceil(tutors * 1.2), (number) => {
        const isAccepted = number < tutors;
        const isWaiting = !isAccepted && number % 40 === 0;
        const person = people - tutors + (isAccepted ? number : -1 - (number - tutors));
        const at = isWaiting ? ago(number % 3) : ago(30 + (number % 700));
        const [decidedAt, decidedBy] = isWaiting ? [null, null] : [at, "demo-operator"];
        return [
          ...[
            idOf("applicant", number),
            userOf(person),
            isAccepted ? "ACCEPTED" : isWaiting ? "REGISTERED" : "REJECTED",
          ],
          ...[
            nameOf(person),
            phoneOf(person),
            "FEMALE",
            1,
            "수학과",
            "OTHERS",
            "NATURAL_SCIENCES",
            "REGULAR_DECISION",
            2,
          ],
          ...[
            "차근차근 가르쳐요.",
            at,
            decidedAt,
            decidedBy,
            ...(isAccepted || isWaiting ? [null, null] : ["목소리가 잘 들리지 않아요", "VOICE"]),
          ],
          ...[isAccepted ? FIRST_TUTOR + number : null, at, at],
        ];
      }),
    },
    {
      table: "benefits",
      columns:
        "code, benefit_type, name, discount_cost, referrer_id, owner_id, start_at, end_at, max_uses, used_count, created_at, updated_at",
      rows: someOf(Math.ceil(buyers / 4), (number) => {
        const isReferral = number % 2 === 0;
        const [referrer, owner] = isReferral ? [userOf(number), null] : [null, userOf(number)];
        const at = ago(number % 700);
        return [
          ...[`B${number.toString(36).toUpperCase().padStart(7, "0")}`, isReferral ? "REFERRAL" : "COUPON"],
          ...[isReferral ? "친구 추천" : "고마움 쿠폰", 10_000, referrer, owner, at, "2100-01-01"],
          ...[isReferral ? null : 1, 0, at, at],
        ];
      }),
    },
    {
      table: "reconciliations",
      columns: "day, paid_here, paid_there, checked_at",
      rows: someOf(60, (number) => [
        ago(number + 1)
          .toISOString()
          .slice(0, 10),
        1_000_000,
        1_000_000,
        ago(number),
      ]),
    },
    {
      table: "pgboss.job",
      columns: "id, name, data, state, source_name, source_retry_count, source_created_on, created_on, keep_until",
      rows: someOf(Math.ceil(people / 5_000), (number) => [
        ...[idOf("offer", number), "dead-letters", "{}", "created", "notice.send", 71, ago(3), ago(1), "2100-01-01"],
      ]),
    },
  ];
}
