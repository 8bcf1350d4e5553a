import type { SharedFlags } from "@pkg/domain";

/** Whether this browser writes WebP: one that doesn't makes a PNG of a canvas instead. */
export function isSupportWebp(): SharedFlags["isSupportWebp"] {
  return document.createElement("canvas").toDataURL("image/webp").startsWith("data:image/webp");
}
