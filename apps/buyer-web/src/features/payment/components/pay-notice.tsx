import { Banner } from "@pkg/ui/banner";
import Link from "next/link";

/** Something the buyer must know before pressing again. */
export interface PayNotice {
  readonly tone: "info" | "warn" | "error";
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
}

/** Stands directly above the pay button, and is announced. */
export function PayNoticeLine({ notice }: { notice: PayNotice | null }) {
  return (
    <div role="alert">
      {notice ? (
        <Banner
          tone={notice.tone}
          inline
          className="mb-3"
          action={
            notice.action ? (
              <Link href={notice.action.href} className="inline-flex min-h-11 items-center font-semibold underline">
                {notice.action.label}
              </Link>
            ) : undefined
          }
        >
          {notice.text}
        </Banner>
      ) : null}
    </div>
  );
}
