import { type Course, formatWon, lessonTerms, type Product } from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import X from "lucide-react/icons/x";
import { type CourseEntry, entryName } from "../course-entries";

type TakenCourseProps = {
  entry: CourseEntry;
  product: Product;
  onOpen: (course: Course, product: Product) => void;
  onRemove: (course: Course) => void;
};

/** One chosen course: its name reopens it; price and remove button beside it. */
export function TakenCourse({ entry, product, onOpen, onRemove }: TakenCourseProps) {
  const name = entryName(entry);
  return (
    <li className="flex items-center gap-3 py-4">
      <button
        type="button"
        onClick={() => onOpen(entry.course, product)}
        className="min-w-0 flex-1 rounded-xs text-left"
      >
        <span className="block text-label">{name}</span>
        <span className="block text-caption text-fg-3">{lessonTerms(product)}</span>
        <span className="sr-only">바꾸기</span>
      </button>
      <span className="num text-label">{formatWon(product.finalCost)}</span>
      <IconButton label={`${name} 빼기`} className="-mr-3 -ml-2 text-fg-3" onClick={() => onRemove(entry.course)}>
        <Icon of={X} size={20} />
      </IconButton>
    </li>
  );
}
