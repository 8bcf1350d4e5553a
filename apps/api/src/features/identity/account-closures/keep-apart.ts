import { KEPT_RECORD_YEARS, type KeptRecordKind } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { NOBODY } from "./erase-person.ts";

/** Rows of one table that the law keeps: whose they are, and what stands in their place afterwards. */
interface Kept {
  readonly kind: KeptRecordKind;
  readonly table: string;
  readonly id: SQL;
  readonly owner: SQL;
  /** Facts that stay in the row, and are kept beside it so that it is recognized. */
  readonly named: readonly string[];
  /** Columns that are moved, with what is left there. */
  readonly columns: Readonly<Record<string, string | null>>;
}

const ofClass = (match: SQL) => sql`(select m.user_id from matches m where m.id = ${match})`;

const KEPT: readonly Kept[] = [
  {
    kind: "ORDER",
    table: "orders",
    id: sql`x.id`,
    owner: sql`x.user_id`,
    named: ["merchant_uid", "order_name"],
    columns: {
      student_name: NOBODY,
      ...{ student_phone_number: null, guardian_name: null, guardian_phone_number: null },
      ...{ postcode: null, address: null, address_detail: null, card_name: null, card_number: null },
    },
  },
  {
    kind: "DISPUTE",
    table: "lesson_disputes",
    id: sql`x.lesson_id`,
    owner: ofClass(sql`(select l.match_id from lessons l where l.id = x.lesson_id)`),
    named: ["reason", "decision"],
    columns: { detail: "", buyer_detail: null, tutor_detail: null, decision_reason: null },
  },
  {
    kind: "REPORT",
    table: "message_reports",
    id: sql`x.id`,
    owner: ofClass(sql`(select t.match_id from message_threads t where t.id = x.thread_id)`),
    named: ["reason"],
    columns: { detail: "", note: null },
  },
  {
    kind: "PULSE",
    table: "class_pulses",
    id: sql`x.match_id || ':' || x.tutor_id`,
    owner: ofClass(sql`x.match_id`),
    named: ["answer"],
    columns: { handled_note: null },
  },
];

/**
 * Moves what the law keeps of closed accounts out of the tables of the daily work. What comes to such a row later, as the
 * decision of a dispute, follows at the next run.
 * @param userId of one account alone, at its closure
 */
export async function keepApart(db: Queryable, userId?: string): Promise<void> {
  for (const kept of KEPT) await move(db, kept, userId);
}

async function move(db: Queryable, { kind, table, id, owner, named, columns }: Kept, userId: string | undefined) {
  const isLeft = Object.entries(columns).map(([name, left]) => sql`${column(name)} is distinct from ${left}`);
  const facts = [...named, ...Object.keys(columns)].map(
    (name) => sql`${name}::text, nullif(${column(name)}, ${columns[name] ?? ""})`,
  );
  const emptied = Object.entries(columns).map(([name, left]) => sql`${sql.identifier(name)} = ${left}`);
  const whose = userId === undefined ? sql`u.closed_at is not null` : sql`u.id = ${userId}`;
  await db.execute(sql`
    with moved as (
      select ${id}::text as source_id, u.id as user_id, x.created_at,
        jsonb_strip_nulls(jsonb_build_object(${sql.join(facts, sql`, `)})) as facts
      from ${sql.identifier(table)} x join users u on u.id = ${owner}
      where ${whose} and (${sql.join(isLeft, sql` or `)})
      for update of x
    ), kept as (
      insert into kept_records (kind, source_id, user_id, facts, made_at, until)
      select ${kind}, source_id, user_id, facts, created_at,
        created_at + make_interval(years => ${KEPT_RECORD_YEARS[kind]}) from moved
      on conflict (kind, source_id) do update set facts = kept_records.facts || excluded.facts
    )
    update ${sql.identifier(table)} x set ${sql.join(emptied, sql`, `)}
    from moved where moved.source_id = ${id}::text`);
}

const column = (name: string): SQL => sql`x.${sql.identifier(name)}`;
