import type { ReactNode } from "react";
import { cn } from "../cn";
import { range } from "../internal/range";

/** A grey placeholder shape; set width and height with classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "block animate-pulse-slow bg-sand-200 forced-colors:border",
        className ?? "h-4 w-full",
        "rounded-[0.5rem]",
      )}
    />
  );
}

/** Placeholder of a portrait. */
export function SkeletonPortrait({ width = 64 }: { width?: number }) {
  return (
    <span
      aria-hidden="true"
      className="seat-frame block shrink-0 animate-pulse-slow bg-sand-200 forced-colors:border"
      style={{ width, height: width * 1.14 }}
    />
  );
}

const LINE_WIDTHS = ["w-3/5", "w-[85%]", "w-2/5", "w-3/4"] as const;

/** Placeholder of text lines; the first is a title. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="grid gap-2.5">
      {range(lines).map((line) => (
        <Skeleton key={line} className={cn(LINE_WIDTHS[line % LINE_WIDTHS.length], line === 0 ? "h-5" : "h-3.5")} />
      ))}
    </span>
  );
}

type SkeletonGroupProps = {
  label?: string;
  /** The page's title, where the skeleton stands for all of a page: screen readers have a heading from the first byte. */
  title?: string;
  children: ReactNode;
  className?: string;
};

/** Wraps the skeleton of a screen: announces the loading once and shows after 200 ms. */
export function SkeletonGroup({ label = "불러오고 있어요", title, children, className }: SkeletonGroupProps) {
  return (
    <>
      {title ? <h1 className="sr-only">{title}</h1> : null}
      <div role="status" className={cn("animate-late", className)}>
        <span className="sr-only">{label}</span>
        {children}
      </div>
    </>
  );
}
