import "katex/dist/katex.min.css";
import { cn } from "@pkg/ui/cn";

type TypesetTextProps = { html: string; as?: "span" | "div"; className?: string };

/** Text of a level test as the API set it: escaped there, with its formulas drawn and named. */
export function TypesetText({ html, as: Tag = "span", className }: TypesetTextProps) {
  return <Tag className={cn("[&_.katex]:text-[1.08em]", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A drawing of a level test: SVG that the import checked. */
export function ItemFigure({ markup, className }: { markup: string; className?: string }) {
  return (
    <div
      className={cn("flex justify-center [&_svg]:h-auto [&_svg]:max-h-72 [&_svg]:w-full [&_svg]:max-w-80", className)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
