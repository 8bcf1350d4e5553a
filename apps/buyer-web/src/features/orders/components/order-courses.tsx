import { CLASS_STAGE_LABELS, isClassOver, lessonPeriodText } from "@pkg/domain";
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
    return {
      course: { productId, subject, subjectDetail },
      product,
      isAvailable: true,
      keptCount: item.keptCount,
      subjectLabel: item.subjectLabel,
      subjectDetailLabel: item.subjectDetailLabel,
      bought: { totalCounts: item.totalCounts, period: periodOf(item.months, service) },
      now: service && item.keptCount === null ? nowOf(service) : undefined,
    };
  });
  return <CourseList views={views} />;
}

/** Until when the lessons of a course's class can be taken; null once there is none to take. */
function periodOf(months: number, service: Service | undefined): string | null {
  const isUsable =
    service && !isClassOver(service.now.stage) && service.now.stage !== "RESTING" && service.now.counts.left > 0;
  return isUsable ? lessonPeriodText(service.now.counts.total, months, service.now.expiresOn) : null;
}

const nowOf = ({ matchId, now: { stage } }: Service) => ({
  label: CLASS_STAGE_LABELS[stage],
  href: matchId ? (`/myclass/${matchId}` as const) : "/myclass",
});
