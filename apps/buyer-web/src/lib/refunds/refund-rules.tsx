import { lazyPart } from "@pkg/ui/lazy-part";
import { type ReactNode, useState } from "react";

const TermsReader = lazyPart(() => import("../site/terms-reader"));

/** Opens the refund rules in a sheet, from inside a sentence. */
export function RefundRules({ children = "환불 규정 보기" }: { children?: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className="font-semibold whitespace-nowrap text-fg-2 underline underline-offset-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open === null ? null : <TermsReader term="REFUND" open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
