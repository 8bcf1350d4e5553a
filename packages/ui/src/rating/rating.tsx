import Star from "lucide-react/icons/star";
import { cn } from "../cn";
import { Icon } from "../icon";

type RatingProps = {
  /** 0-5, shown with one decimal. */
  value: number;
  /** The mean of several. */
  isAverage?: boolean;
  className?: string;
};

/** A star and its figure. Relative positioning contains the hidden text, which would widen the page in a scrolling row. */
export function Rating({ value, isAverage = false, className }: RatingProps) {
  return (
    <span className={cn("relative inline-flex items-center gap-1", className)}>
      <Icon of={Star} size={18} className="text-apricot-500 [&_svg]:fill-current" />
      <b className="num text-label" aria-hidden="true">
        {value.toFixed(1)}
      </b>
      <span className="sr-only">{`${isAverage ? "평균 " : ""}5점 만점에 ${value.toFixed(1)}점`}</span>
    </span>
  );
}
