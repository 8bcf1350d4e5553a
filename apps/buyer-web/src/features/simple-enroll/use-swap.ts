"use client";

import { isSubjectForRank, type Product, swapUnavailableProduct } from "@pkg/domain";
import { useEffect, useState } from "react";
import type { CourseEntry } from "./course-entries";

/** The replacement of an unavailable course. */
export type Swap =
  | { readonly state: "loading" | "none" | "failed" }
  | { readonly state: "found"; readonly old: Product; readonly product: Product };

/**
 * Finds a product with the same terms, of a tutor rank that teaches the subject. A subject that is
 * no longer taught has none.
 */
export function useSwap({ course, product, subjectDetailLabel }: CourseEntry, products: readonly Product[]): Swap {
  const isProductGone = product === null && subjectDetailLabel !== "";
  const [old, setOld] = useState<Product | "none" | "failed" | null>(null);

  useEffect(() => {
    if (!isProductGone) return;
    const stop = new AbortController();
    readProduct(course.productId, stop.signal)
      .then(setOld)
      .catch(() => stop.signal.aborted || setOld("failed"));
    return () => stop.abort();
  }, [course.productId, isProductGone]);

  if (!isProductGone || old === "none") return { state: "none" };
  if (old === "failed") return { state: "failed" };
  if (old === null) return { state: "loading" };
  const taught = products.filter(({ tutorRank }) => isSubjectForRank(course.subject, tutorRank));
  const swap = swapUnavailableProduct(old, taught);
  return swap ? { state: "found", old, product: swap } : { state: "none" };
}

/** A plain call: this page is public and must stay small, and needs nothing else of the API's client. */
async function readProduct(id: number, signal: AbortSignal): Promise<Product | "none"> {
  const response = await fetch(`/api/lessons/products/${id}`, { signal });
  if (response.status === 404) return "none";
  if (!response.ok) throw new Error(`Unexpected answer with status ${response.status}`);
  return response.json() as Promise<Product>;
}
