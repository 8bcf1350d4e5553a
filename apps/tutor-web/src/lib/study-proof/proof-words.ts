import type { components } from "@pkg/web/platform/api/api";

/** An uploaded file that staff looks at. */
export type Proof = components["schemas"]["StudyProof"];

/** The file in words; empty without one. */
export function proofWords(proof: Proof | null): string {
  if (!proof) return "";
  const size = Math.max(0.1, proof.bytes / 1_000_000).toFixed(1);
  return `${proof.type === "application/pdf" ? "PDF" : "사진"} · ${size}MB 올렸어요`;
}
