import { lessonPeriodText } from "@pkg/domain";
import { CourseList } from "@/lib/courses/course-list";
import type { Order } from "../queries";

/** The courses of an order as they were bought, with their lessons and how long they can be taken. */
export function OrderCourses({ items }: Pick<Order, "items">) {
  const views = items.map(({ productId, product, subject, subjectDetail, ...item }) => ({
    course: { productId, subject, subjectDetail },
    product,
    isAvailable: true,
    keptCount: item.keptCount,
    subjectLabel: item.subjectLabel,
    subjectDetailLabel: item.subjectDetailLabel,
    bought: { totalCounts: item.totalCounts, period: lessonPeriodText(item.months, item.expiresOn) },
  }));
  return <CourseList views={views} />;
}
