import { withParticle } from "./with-particle.ts";

/** Joins names with a particle between the last two: "카드, 카카오페이나 네이버페이" with 이나 and 나. One name stays alone. */
export function joinNames(names: readonly string[], closed: string, open: string): string {
  const [last = "", ...others] = [...names].reverse();
  return others.length > 0 ? `${withParticle(others.reverse().join(", "), closed, open)} ${last}` : last;
}
