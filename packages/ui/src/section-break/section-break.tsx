/** An 8 px band between sections on narrow screens; a line in two-pane layouts. */
export function SectionBreak({ className }: { className?: string }) {
  return <hr className={`h-2 border-0 bg-sunken forced-colors:border-t ${className ?? ""}`} />;
}
