import { MINUTE } from "@pkg/domain";
import type { Rows } from "./copy-rows.ts";
import { idOf, phoneOf, userOf } from "./names.ts";
import { someOf } from "./people.ts";
import { type Course, FIRST_TUTOR, type World } from "./world.ts";

const MESSAGES_OF_ORDER = 3;
const SAID = ["안녕하세요, 화요일에 만나요.", "네, 교재를 챙겨 둘게요.", "숙제에서 모르는 것이 있어요."];
const THREAD_EVERY = 3;
const REPORT_EVERY = 6_000;

/** Messages to phones, what families and tutors write to each other, and what staff did. */
export function wordRows(world: World): Rows[] {
  const { orders, people } = world.sizes;
  return [
    {
      table: "phone_messages",
      columns: "key, kind, user_id, phone_number, text, status, drop_reason, failure, created_at, updated_at",
      rows: someOf(orders * MESSAGES_OF_ORDER, (number) => {
        const { buyer, orderedAt } = world.course(Math.floor(number / MESSAGES_OF_ORDER));
        const at = new Date(Math.min(orderedAt + (number % MESSAGES_OF_ORDER) * 60 * MINUTE, world.now));
        const isDropped = number % 100 === 5;
        const isFailed = number % 2_000 === 6;
        return [
          ...[`bench-${number}`, number % 3 === 0 ? "PAYMENT" : "LESSON", userOf(buyer), phoneOf(buyer)],
          ...["[나란] 내일 수학 수업이 있어요.", isDropped ? "DROPPED" : isFailed ? "FAILED" : "SENT"],
          ...[isDropped ? "SWITCHED_OFF" : null, isFailed ? "수신 거부된 번호예요" : null, at, at],
        ];
      }),
    },
    {
      table: "message_threads",
      columns: "id, match_id, tutor_id, last_number, buyer_read, tutor_read, created_at",
      rows: (function* () {
        for (const { order, tutor, orderedAt } of threadsOf(world)) {
          yield [
            idOf("thread", order),
            idOf("match", order),
            FIRST_TUTOR + tutor,
            SAID.length,
            3,
            3,
            new Date(orderedAt),
          ];
        }
      })(),
    },
    {
      table: "messages",
      columns: "thread_id, id, number, side, text, created_at",
      rows: (function* () {
        for (const { order, orderedAt } of threadsOf(world)) {
          for (const [index, text] of SAID.entries()) {
            const sent = new Date(Math.min(orderedAt + index * MINUTE, world.now));
            yield [
              idOf("thread", order),
              messageOf(order, index),
              index + 1,
              index % 2 ? "BUYER" : "TUTOR",
              text,
              sent,
            ];
          }
        }
      })(),
    },
    {
      table: "message_reports",
      columns: "thread_id, message_id, side, reason, status, note, closed_at, created_at",
      rows: (function* () {
        for (const { order, orderedAt } of threadsOf(world)) {
          if (order % REPORT_EVERY !== 0) continue;
          const at = new Date(orderedAt);
          const result = order % (2 * REPORT_EVERY) === 0 ? ["OPEN", null, null] : ["CLOSED", "확인했어요", at];
          yield [idOf("thread", order), messageOf(order, 2), "TUTOR", "CONTACT", ...result, at];
        }
      })(),
    },
    {
      table: "audit_logs",
      columns: "action, actor_id, target_id, request_id, at",
      rows: someOf(people * 2, (number) => [
        ...[number % 3 ? "person.viewed" : "money.order-viewed", number % 2 ? "demo-operator" : "demo-finance"],
        ...[userOf(number % people), `bench-${number}`, new Date(world.now - (people * 2 - number) * MINUTE)],
      ]),
    },
    {
      table: "consents",
      columns: "user_id, key, version, agreed, created_at",
      rows: someOf(people, (one) => [userOf(one), "SERVICE", "2026-01-01", true, new Date(world.now - one * MINUTE)]),
    },
    {
      table: "staff_notes",
      columns: "user_id, author_id, text, created_at",
      rows: someOf(Math.ceil(people / 50), (number) => [
        ...[userOf(number * 7), "demo-operator", "저녁에 통화하기를 원하세요.", new Date(world.now - number * MINUTE)],
      ]),
    },
  ];
}

function* threadsOf(world: World): Generator<Course> {
  for (const course of world.taught()) if (course.order % THREAD_EVERY === 0) yield course;
}

const messageOf = (order: number, index: number): string => idOf("message", order * SAID.length + index);
