import type { ReactNode } from "react";
import { cn } from "../cn";

type ListGroupProps = { title: ReactNode; children: ReactNode; level?: 2 | 3; className?: string };

/** A group of rows with a small heading. */
export function ListGroup({ title, children, level = 2, className }: ListGroupProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cn("pt-7 pb-5", className)}>
      <Heading className="mb-1 text-[0.875rem]/5 font-semibold text-fg-3">{title}</Heading>
      {children}
    </section>
  );
}
