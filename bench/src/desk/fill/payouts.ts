import { DAY, HOUR, lastClosedMonth } from "@pkg/domain";
import type { Rows } from "./copy-rows.ts";
import { isDisputed, isLogged, lessonsOf } from "./lessons.ts";
import { idOf, nameOf } from "./names.ts";
import { FIRST_TUTOR, type World } from "./world.ts";

const MONTHS = 12;
const PAY = 20_300;

/**
 * Twelve months of payouts: what was earned in each, and its lessons. The last one waits for its file; the month
 * after it is closed and not run, so the desk previews it, and what was taught since then waits for its end.
 */
export function payoutRows(world: World): Rows[] {
  const { tutors } = world.sizes;
  const openMonth = monthOf(Date.parse(`${lastClosedMonth(new Date(world.now))}-05`));
  const given = new Int32Array(tutors * MONTHS);
  const settled = function* () {
    for (const lesson of lessonsOf(world)) {
      const age = openMonth - monthOf(lesson.startsAt);
      if ((!isLogged(lesson) && lesson.status !== "ABSENT") || age > MONTHS) continue;
      const isPaid = age >= 1 && !isDisputed(lesson);
      yield { ...lesson, payout: isPaid ? lesson.tutor * MONTHS + age - 1 : null };
    }
  };
  for (const { payout } of settled()) if (payout !== null) given[payout] = (given[payout] ?? 0) + 1;
  return [
    {
      table: "payout_runs",
      columns: "month, actor_id, created_at, payouts, gross, income_tax, local_tax, net",
      rows: Array.from({ length: MONTHS }, (_, index) => [
        ...[textOf(openMonth - index - 1), "demo-finance", fifthOf(openMonth - index)],
        ...sumsOf(given, index),
      ]),
    },
    {
      table: "payout_accounts",
      columns: "tutor_id, bank_code, sealed_number, number_end, holder_name",
      rows: accounts(world.sizes),
    },
    {
      table: "transfer_files",
      columns: "id, actor_id, count, total",
      rows: [[FILE, "demo-finance", 1, 1]],
    },
    {
      table: "payouts",
      columns:
        "id, tutor_id, month, gross, income_tax, local_tax, net, status, transfer_file_id, paid_at, created_at, updated_at",
      rows: (function* () {
        for (const [payout, lessons] of given.entries()) {
          if (lessons === 0) continue;
          const age = (payout % MONTHS) + 1;
          const [gross, income, local, net] = amountsOf(lessons);
          const made = fifthOf(openMonth - age + 1);
          const isPaid = age > 1;
          yield [
            ...[
              idOf("payout", payout),
              FIRST_TUTOR + Math.floor(payout / MONTHS),
              textOf(openMonth - age),
              gross,
              income,
              local,
            ],
            ...[net, isPaid ? "PAID" : "READY", isPaid ? FILE : null, isPaid ? made : null, made, made],
          ];
        }
      })(),
    },
    {
      table: "payout_lessons",
      columns: "lesson_id, payout_id, tutor_id, month, amount, due_from",
      rows: (function* () {
        for (const { number, tutor, startsAt, payout } of settled())
          yield [
            ...[idOf("lesson", number), payout === null ? null : idOf("payout", payout), FIRST_TUTOR + tutor],
            ...[textOf(monthOf(startsAt)), PAY, new Date(startsAt + HOUR + DAY)],
          ];
      })(),
    },
  ];
}

type Amounts = readonly [gross: number, income: number, local: number, net: number];

function amountsOf(lessons: number): Amounts {
  const gross = lessons * PAY;
  const [income, local] = [Math.floor(gross * 0.03), Math.floor(gross * 0.003)];
  return [gross, income, local, gross - income - local];
}

/** How many payouts a month has, and what they come to. */
function sumsOf(given: Int32Array, age: number): number[] {
  const sums = [0, 0, 0, 0, 0];
  for (let payout = age; payout < given.length; payout += MONTHS) {
    const lessons = given[payout] ?? 0;
    if (lessons === 0) continue;
    for (const [place, value] of [1, ...amountsOf(lessons)].entries()) sums[place] = (sums[place] ?? 0) + value;
  }
  return sums;
}

/** One tutor in twenty has no account yet. */
function* accounts({ people, tutors }: World["sizes"]): Generator<(string | number)[]> {
  for (let tutor = 0; tutor < tutors; tutor++) {
    if (tutor % 20 === 19) continue;
    yield [FIRST_TUTOR + tutor, "090", "sealed", "4567", nameOf(people - tutors + tutor)];
  }
}

/** All that was paid stands in this one. */
const FILE = idOf("payout", 0xff_ff_ff_ff);

/** Months since 1970. */
const monthOf = (at: number): number => (new Date(at).getUTCFullYear() - 1970) * 12 + new Date(at).getUTCMonth();
const fifthOf = (month: number): Date => new Date(Date.UTC(1970, month, 5));
const textOf = (month: number): string => fifthOf(month).toISOString().slice(0, 7);
