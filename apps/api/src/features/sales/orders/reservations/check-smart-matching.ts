import { beginsWithTutor, type Product, selectedForCourse } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findTaughtDetails } from "../../../matching/matches/find-taught-details.ts";
import type { PurchaseRequest } from "../purchase-request.ts";

/**
 * Checks an order that begins with tutors: at least one course does, and each of these tutors teaches the course that names
 * them, at the rank of its product. Whether a tutor has room is no matter of the order: the search goes on without them.
 * @throws ApiError INVALID_ENROLLMENT with TUTOR, and the course where one is wrong
 */
export async function checkSmartMatching(
  db: Queryable,
  { orderFunnelType, courses }: Pick<PurchaseRequest, "orderFunnelType" | "courses">,
  products: readonly Pick<Product, "tutorRank">[],
): Promise<void> {
  if (orderFunnelType !== "SMART_MATCHING") return;
  if (!courses.some(beginsWithTutor)) throw refuse.enrollmentIncomplete({ problems: ["TUTOR"] });
  const taught = await findTaughtDetails(
    db,
    courses.flatMap(({ tutorId }) => tutorId ?? []),
  );
  for (const [course, { subjectDetail, tutorId }] of courses.entries()) {
    const rank = products[course]?.tutorRank ?? "BASIC";
    const teaches = !tutorId || selectedForCourse([tutorId], taught, { subjectDetail, rank }).length > 0;
    if (!teaches) throw refuse.enrollmentIncomplete({ problems: ["TUTOR"], course });
  }
}
