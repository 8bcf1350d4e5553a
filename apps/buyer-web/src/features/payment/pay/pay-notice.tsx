import { Banner } from "@pkg/ui/banner";
import Link from "next/link";

/** A message that the buyer must read before the next try. */
export interface PayNotice {
  readonly tone: "info" | "warn" | "error";
  readonly text: string;
  readonly action?:
    | { readonly label: string; readonly href: string }
    | { readonly label: string; readonly onPress: () => void };
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
          action={notice.action ? <Action {...notice.action} /> : undefined}
        >
          {notice.text}
        </Banner>
      ) : null}
    </div>
  );
}

const ACTION = "inline-flex min-h-11 items-center font-semibold underline";

function Action(action: NonNullable<PayNotice["action"]>) {
  if ("href" in action) {
    return (
      <Link href={action.href} className={ACTION}>
        {action.label}
      </Link>
    );
  }
  return (
    <button type="button" onClick={action.onPress} className={ACTION}>
      {action.label}
    </button>
  );
}
