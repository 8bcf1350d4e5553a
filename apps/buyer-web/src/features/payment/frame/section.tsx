import { cn } from "@pkg/ui/cn";
import { type ReactNode, useId } from "react";

type SectionProps = {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  /** Collapsed: only the title shows. */
  isTight?: boolean | undefined;
  /** Inside a card: without borders and gutters, with a smaller title. */
  isBare?: boolean | undefined;
};

/** One section of the payment form: an 8 px band above it on narrow screens, a line on wide ones. */
export function Section({ title, action, children, isTight = false, isBare = false }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={
        isBare ? "py-1" : "border-t-8 border-sunken px-(--size-gutter) py-8 lg:border-t lg:border-line lg:px-0 lg:py-9"
      }
    >
      <div
        className={cn(
          "flex min-h-[1.875rem] flex-wrap items-center justify-between gap-x-4",
          !isTight && (isBare ? "mb-3" : "mb-4 lg:mb-[1.125rem]"),
        )}
      >
        <h2 id={headingId} className={isBare ? "text-[0.9375rem]/[1.5rem] font-semibold" : "text-title-2"}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
