import { isCourseOver, orderStatusesBefore, type StaffRole, toKstDate } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { listServices } from "../../catalogue/services/list-services.ts";
import type { ServiceWire } from "../../catalogue/services/schemas.ts";
import { countOrders } from "./repository.ts";
import type { ClosureObstacle } from "./schemas.ts";

/** What has to be settled before somebody can leave; money and lessons are never lost by it. */
export async function findObstacles(
  db: Queryable,
  userId: string,
  { userType, staffRoles }: { userType: string; staffRoles: readonly StaffRole[] },
): Promise<ClosureObstacle[]> {
  const obstacles: ClosureObstacle[] = [];
  if (userType !== "STUDENT" || staffRoles.length > 0) obstacles.push("STAFF_ACCOUNT");
  if ((await countOrders(db, userId, orderStatusesBefore("PAID"))) > 0) obstacles.push("UNSETTLED_ORDER");
  if ((await listServices(db, userId, null)).some(hasLessonsLeft)) obstacles.push("RUNNING_LESSONS");
  return obstacles;
}

/** One that is over is given up by closing, although its next month would be paid. */
const hasLessonsLeft = ({ now: { counts, expiresOn } }: ServiceWire): boolean =>
  !isCourseOver(counts, expiresOn, toKstDate(new Date()));
