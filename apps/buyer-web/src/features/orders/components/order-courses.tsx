import { CLASS_STAGE_LABELS, lessonPeriodText } from "@pkg/domain";
import { CourseList } from "@/lib/courses/course-list";
import { type Service, useServices } from "@/lib/lessons/services";
import type { Order } from "../queries";

/** The courses of an order as they were bought, how long they can be taken, and what they are now. */
export function OrderCourses({
  order: { items, continuedMatchId },
}: {
  order: Pick<Order, "items" | "continuedMatchId">;
}) {
  const { data } = useServices();
  const views = items.map(({ productId, product, subject, subjectDetail, ...item }) => {
    const service = data?.find(({ id, matchId }) => id === item.id || (matchId && matchId === continuedMatchId));
    // What goes on with a class has the class's last day.
    const expiresOn = continuedMatchId ? (service?.now.expiresOn ?? null) : item.expiresOn;
    return {
      course: { productId, subject, subjectDetail },
      product,
      isAvailable: true,
      keptCount: item.keptCount,
      subjectLabel: item.subjectLabel,
      subjectDetailLabel: item.subjectDetailLabel,
      bought: { totalCounts: item.totalCounts, period: lessonPeriodText(item.months, expiresOn) },
      now: service && item.keptCount === null ? nowOf(service) : undefined,
    };
  });
  return <CourseList views={views} />;
}

const nowOf = ({ matchId, now: { stage } }: Service) => ({
  label: CLASS_STAGE_LABELS[stage],
  href: matchId ? (`/myclass/${matchId}` as const) : "/myclass",
});
