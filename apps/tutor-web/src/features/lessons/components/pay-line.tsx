import type { Lesson } from "@pkg/web/features/lessons/queries";
import { payText } from "../pay-text";

/** Where the pay of a past lesson stands, with the reason. */
export function PayLine({ lesson }: { lesson: Pick<Lesson, "pay" | "question"> }) {
  const text = payText(lesson);
  return text ? <p className="figures mt-1 text-caption font-semibold text-fg-2">{text}</p> : null;
}
