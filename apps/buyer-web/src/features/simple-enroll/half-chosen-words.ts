import { withParticle } from "@pkg/domain";
import type { HalfChosen } from "./half-chosen";

/** The question before courses are ordered without what is just being chosen, and the answer that leaves it out. */
export function halfChosenWords({ name }: HalfChosen): { readonly title: string; readonly leaveOut: string } {
  if (name === null) return { title: "과목을 더 담지 않고 갈까요?", leaveOut: "더 담지 않기" };
  return { title: `고르던 ${withParticle(name, "은", "는")} 빼고 갈까요?`, leaveOut: "빼고 가기" };
}
