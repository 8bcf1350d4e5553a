import { pickUtm } from "@pkg/domain";
import { writeText } from "../storage/browser-storage";

/** Keeps the utm parameters of the address in session storage. */
export function keepUtm(): void {
  const utm = pickUtm(new URLSearchParams(location.search));
  if (Object.keys(utm).length > 0) writeText("session", "naran.utm", JSON.stringify(utm));
}
