import type { PersonSearch } from "@pkg/domain";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { begins, nameBegins } from "../../../db/begins.ts";
import type { Queryable } from "../../../db/client.ts";
import { phoneEndOf } from "../../../db/phone-end.ts";
import { orders, users } from "../../../db/schema/index.ts";

export async function findOrder(db: Queryable, merchantUid: string) {
  const [row] = await db
    .select({ merchantUid: orders.merchantUid, orderName: orders.orderName, userId: orders.userId })
    .from(orders)
    .where(eq(orders.merchantUid, merchantUid));
  return row;
}

type Wanted = PersonSearch & { readonly userId: string | undefined };

/** People who are meant by a search, in the order of their names. Each branch reads one index and no more rows than are shown. */
export async function findPeople(db: Queryable, search: Wanted, limit: number) {
  const ids = branchesOf(search).map((branch) => sql`(${branch} limit ${limit})`);
  const found = await db.execute<{ id: string }>(sql`select distinct id from (${sql.join(ids, sql` union all `)}) f`);
  const wanted = found.map(({ id }) => id);
  if (wanted.length === 0) return [];
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phoneEnd: phoneEndOf(users.phoneNumber),
      userType: users.userType,
      isParent: users.isParent,
      isStaff: sql<boolean>`${users.staffRoles} <> '{}'`,
      isResting: sql<boolean>`${users.inactiveAt} is not null`,
      isClosed: sql<boolean>`${users.closedAt} is not null`,
      students: sql<string[]>`array(select s.name from students s where s.user_id = "users"."id" order by s.name)`,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(inArray(users.id, wanted))
    .orderBy(users.name, users.id)
    .limit(limit);
}

function branchesOf({ userId, email, phone, phoneEnd, name }: Wanted): SQL[] {
  if (userId !== undefined) return [sql`select id from users where id = ${userId}`];
  if (email !== null) return [sql`select id from users where ${begins(sql`email`, email)} order by email using ~<~`];
  if (phone !== null) {
    const end = phone.slice(-4);
    return [
      sql`select id from users where phone_number = ${phone}`,
      sql`select user_id as id from students where right(phone_number, 4) = ${end} and phone_number = ${phone}`,
    ];
  }
  if (phoneEnd !== null) {
    const named = name === null ? sql`` : sql` and ${nameBegins(sql`name`, name)}`;
    // The list shows a family's number beside its children's names.
    const ofChild =
      name === null
        ? []
        : [
            sql`select u.id from users u where right(u.phone_number, 4) = ${phoneEnd} and u.phone_number is not null
              and exists (select from students s where s.user_id = u.id and ${nameBegins(sql`s.name`, name)})`,
          ];
    return [
      ...ofChild,
      sql`select id from users where right(phone_number, 4) = ${phoneEnd} and phone_number is not null${named}`,
      sql`select user_id as id from students where right(phone_number, 4) = ${phoneEnd} and phone_number is not null${named}`,
    ];
  }
  const named = nameBegins(sql`name`, name ?? "");
  return [
    sql`select id from users where ${named} order by name using ~<~`,
    sql`select user_id as id from students where ${named} order by name using ~<~`,
  ];
}
