import { lessonsOf } from "./classes.ts";
import type { Rows } from "./copy-rows.ts";
import { idOf } from "./names.ts";
import { FIRST_TUTOR, type World } from "./world.ts";

const MONTHS = 12;
const PAY = 20_300;

/** Twelve months of payouts: what was earned in each, and its lessons. The last one waits for its file. */
export function payoutRows(world: World): Rows[] {
  const { tutors } = world.sizes;
  const thisMonth = monthOf(world.now);
  const given = new Int32Array(tutors * MONTHS);
  const paid = function* () {
    for (const lesson of lessonsOf(world)) {
      const age = thisMonth - monthOf(lesson.startsAt);
      if (lesson.status === "DONE" && age >= 1 && age <= MONTHS)
        yield { ...lesson, payout: lesson.tutor * MONTHS + age - 1 };
    }
  };
  for (const { payout } of paid()) given[payout] = (given[payout] ?? 0) + 1;
  return [
    {
      table: "payout_runs",
      columns: "month, actor_id, created_at",
      rows: Array.from({ length: MONTHS }, (_, index) => [
        ...[nameOf(thisMonth - index - 1), "demo-finance", fifthOf(thisMonth - index)],
      ]),
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
          const gross = lessons * PAY;
          const [income, local] = [Math.floor(gross * 0.03), Math.floor(gross * 0.003)];
          const made = fifthOf(thisMonth - age + 1);
          const isPaid = age > 1;
          yield [
            ...[
              idOf("payout", payout),
              FIRST_TUTOR + Math.floor(payout / MONTHS),
              nameOf(thisMonth - age),
              gross,
              income,
              local,
            ],
            ...[
              gross - income - local,
              isPaid ? "PAID" : "READY",
              isPaid ? FILE : null,
              isPaid ? made : null,
              made,
              made,
            ],
          ];
        }
      })(),
    },
    {
      table: "payout_lessons",
      columns: "lesson_id, payout_id, amount",
      rows: (function* () {
        for (const { number, payout } of paid()) yield [idOf("lesson", number), idOf("payout", payout), PAY];
      })(),
    },
  ];
}

/** All that was paid stands in this one. */
const FILE = idOf("payout", 0xff_ff_ff_ff);

/** Months since 1970. */
const monthOf = (at: number): number => (new Date(at).getUTCFullYear() - 1970) * 12 + new Date(at).getUTCMonth();
const fifthOf = (month: number): Date => new Date(Date.UTC(1970, month, 5));
const nameOf = (month: number): string => fifthOf(month).toISOString().slice(0, 7);
