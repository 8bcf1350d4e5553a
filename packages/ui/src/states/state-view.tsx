import type { ReactNode, Ref } from "react";
import { cn } from "../cn";
import { Sentences } from "../sentences";

export type StateViewProps = {
  title: ReactNode;
  /** One reason; a failure also says which data is safe. */
  reason?: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Heading level: 2 by default, 1 when the state is the whole page. */
  level?: 1 | 2 | 3;
  /** Of the heading, so that it can have the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
};

/** Illustration, title, one reason, one button. */
export function StateView({
  title,
  reason,
  action,
  level = 2,
  titleRef,
  className,
  art,
}: StateViewProps & { art: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn("flex flex-col items-center py-2 text-center", className)}>
      {art}
      <Heading
        ref={titleRef}
        tabIndex={titleRef ? -1 : undefined}
        className={cn("mt-3.5 outline-none", level === 1 ? "text-title-1" : "text-title-3")}
      >
        {title}
      </Heading>
      {reason ? (
        <p className="mt-1 text-body-sm text-fg-2">
          {typeof reason === "string" ? <Sentences text={reason} /> : reason}
        </p>
      ) : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
