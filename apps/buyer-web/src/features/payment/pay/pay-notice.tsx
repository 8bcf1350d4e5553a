import { Banner } from "@pkg/ui/banner";
import Link from "next/link";

/** A message that the buyer must read before the next try. */
export interface PayNotice {
  readonly tone: "info" | "warn" | "error";
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
}

/** A live region directly above the pay button. */
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
