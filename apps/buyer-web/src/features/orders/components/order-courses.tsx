import { CourseList } from "@/lib/course-list";
import type { Order } from "../queries";

/** The courses of an order as they were bought. */
export function OrderCourses({ items }: Pick<Order, "items">) {
  const views = items.map(({ productId, product, subject, subjectLabel, subjectDetail, subjectDetailLabel }) => ({
    course: { productId, subject, subjectDetail },
    product,
    isAvailable: true,
    subjectLabel,
    detailLabel: subjectDetailLabel,
  }));
  return <CourseList views={views} />;
}
