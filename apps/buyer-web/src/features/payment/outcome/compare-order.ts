import { type Course, subjectName } from "@pkg/domain";
import { api, dataOf } from "@pkg/web/platform/api/api";

/** What one press of the pay button is for. */
export interface Wish {
  readonly studentId: string;
  readonly studentName: string;
  readonly courses: readonly Pick<Course, "subjectDetail">[];
  /** "수학 중2-2". */
  readonly name: string;
  /** Won. */
  readonly amount: number;
}

/** An order of the same draft that paid something else. */
export interface OtherOrder {
  readonly merchantUid: string;
  readonly studentName: string;
  readonly name: string;
}

/**
 * Compares a paid order with a wish: tabs and devices share a draft, and one of them may have paid it with other courses or for
 * another student.
 * @returns the order when it is another one; null when it is what was wished for, or cannot be read
 */
export async function readOther(merchantUid: string, wish: Wish): Promise<OtherOrder | null> {
  try {
    const order = await dataOf(api().GET("/v2/orders/{id}", { params: { path: { id: merchantUid } } }));
    const isSame = order.student.id === wish.studentId && details(order.items) === details(wish.courses);
    const [first] = order.items;
    return isSame ? null : { merchantUid, studentName: order.student.name, name: first ? subjectName(first) : "수업" };
  } catch {
    return null;
  }
}

const details = (courses: readonly Pick<Course, "subjectDetail">[]) =>
  courses
    .map(({ subjectDetail }) => subjectDetail)
    .sort()
    .join();
