import { lessonTerms, TABLET_TYPES, tabletState } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { type ClassNow, describeClasses } from "../../lessons/classes/describe-classes.ts";
import { paidBy } from "../../lessons/classes/repository.ts";
import { type ClassOrder, findClassOrders } from "./find-class-orders.ts";
import type { ServiceWire } from "./schemas.ts";

/** What was paid for and how far it reaches; only for the student the account acts for, if it named one. */
export async function listServices(
  db: Queryable,
  userId: string,
  switchedStudentId: string | null,
): Promise<ServiceWire[]> {
  const classes = await describeClasses(db, paidBy(userId, switchedStudentId), new Date());
  const orders = await findClassOrders(
    db,
    classes.map(({ row }) => row.id),
  );
  return classes.map((one) => toService(one, orders.get(one.row.id) ?? []));
}

function toService({ row, terms, now }: ClassNow, orders: readonly ClassOrder[]): ServiceWire {
  const { id, merchantUid, product, subjectLabel, subjectDetailLabel, studentName, wishesSentAt, match } = row;
  const state = tabletState(product);
  const type = TABLET_TYPES.find((known) => known === row.tabletType) ?? null;
  return {
    id,
    merchantUid,
    orders: orders.map(({ itemId: _, paidAt, ...order }) => ({ ...order, paidAt: new Date(paidAt) })),
    matchId: match?.id ?? null,
    productName: lessonTerms(product),
    subjectLabel,
    subjectDetailLabel,
    studentName,
    months: terms.months,
    now,
    paidAt: new Date(row.paidAt),
    tabletState: state,
    wishesSentAt,
    tabletType: state === "OWN" ? null : type,
  };
}
