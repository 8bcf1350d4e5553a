import { FlowPanes, Page } from "@pkg/ui/layout";
import { LedgerSkeleton } from "@pkg/ui/ledger";
import { Skeleton } from "@pkg/ui/skeleton";

const QUESTIONS = ["w-full h-13", "w-60 h-11", "w-52 h-11", "w-56 h-11", "w-full h-60", "w-48 h-11"] as const;

/** Skeleton of the calculator in its final size, without an amount. */
export function PriceSkeleton() {
  return (
    <Page>
      <FlowPanes aside={<LedgerSkeleton className="pt-9 lg:pt-0" />}>
        <div aria-hidden="true" className="animate-late">
          {QUESTIONS.map((size, at) => (
            <div key={size} className={at === 0 ? "pt-7.5 lg:pt-0" : "pt-7.5"}>
              <Skeleton className="mb-3 h-6 w-40" />
              <Skeleton className={size} />
            </div>
          ))}
        </div>
      </FlowPanes>
    </Page>
  );
}
