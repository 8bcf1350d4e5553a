/** The 8 px band between two sections of a narrow screen; on two panes it is a line. */
export function SectionBreak({ className }: { className?: string }) {
  return <hr className={`h-2 border-0 bg-sunken forced-colors:border-t ${className ?? ""}`} />;
}
