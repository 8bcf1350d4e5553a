import { productError } from "@pkg/web/platform/errors/product-error";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { useEffect, useEffectEvent } from "react";

/** Codes of a page that cannot be shown yet, or no longer: another page comes first. */
export type RedirectCode = "REDIRECT_MATCHING" | "REDIRECT_ENROLL" | "REDIRECT_SIMPLE_ENROLL";

/** Raises a redirect: a one-line notice and the page that comes first, guarded against loops. The draft stays. */
export function useRedirectError(code: RedirectCode | null): void {
  const reactToError = useErrorReaction();
  const raise = useEffectEvent((raised: RedirectCode) => void reactToError(productError("class", raised)));
  useEffect(() => {
    if (code) raise(code);
  }, [code]);
}
