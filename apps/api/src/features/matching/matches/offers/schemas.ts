import { z } from "zod";
import { tutorId } from "../../../../lib/requests/field-schemas.ts";
import { phoneNumber } from "../proposals/schemas.ts";
import { lessonStart } from "../schemas.ts";

const lessonStarts = z.array(lessonStart).min(1, "시간을 골라 주세요.").max(7);

/** The weekly times at which a tutor would take the student. */
export const timesOffer = z.object({ phoneNumber, lessonStarts }).meta({ id: "TimesOffer" });

/** `lessonStarts` are the offered times that were seen: changed ones are not agreed to. */
export const offeredTimesAnswer = z
  .object({ tutorId, lessonStarts, accepts: z.boolean() })
  .meta({ id: "OfferedTimesAnswer" });

export type OfferedTimesAnswer = z.infer<typeof offeredTimesAnswer>;
