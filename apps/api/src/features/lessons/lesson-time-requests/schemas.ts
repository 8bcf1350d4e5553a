import { timestampSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { uuid } from "../../../lib/requests/field-schemas.ts";

export const lessonParams = z.object({ lessonId: uuid });

/** The time that is asked for. */
export const newTimeRequest = z
  .object({ startsAt: timestampSchema("시간을 다시 골라 주세요.") })
  .meta({ id: "NewLessonTimeRequest" });

/** `requestId` names the request that was seen: one that changed meanwhile is not agreed to. */
export const timeRequestAnswer = z
  .object({ requestId: uuid, accepts: z.boolean() })
  .meta({ id: "LessonTimeRequestAnswer" });
