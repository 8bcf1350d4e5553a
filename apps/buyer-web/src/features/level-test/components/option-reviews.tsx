import { cn } from "@pkg/ui/cn";
import { Icon } from "@pkg/ui/icon";
import { TypesetText } from "@pkg/web/features/level-test/typeset-text";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { LevelTestResult } from "../queries";

/** The options of an item: the right one, the chosen one, and why a wrong one looks right. */
export function OptionReviews({ item }: { item: LevelTestResult["items"][number] }) {
  const { options, choice, answer } = item;
  return (
    <ol className="mt-5 grid gap-2">
      {options.map(({ text, reason }, at) => {
        const isRight = at === answer;
        const isChosen = at === choice;
        return (
          <li
            key={`${String(at)} ${text}`}
            className={cn(
              "rounded-md border px-4 py-3",
              isRight ? "border-success bg-success-50" : isChosen ? "border-warn bg-warn-50" : "border-line",
            )}
          >
            <div className="flex items-center gap-3">
              <span className="num w-4 text-caption text-fg-3">{at + 1}</span>
              <TypesetText html={text} className="min-w-0 flex-1 text-body-sm" />
              {isRight || isChosen ? (
                <span
                  className={cn(
                    "inline-flex shrink-0 items-center gap-1 text-micro font-semibold",
                    isRight ? "text-success" : "text-warn",
                  )}
                >
                  <Icon of={isRight ? Check : X} size={18} />
                  {isRight ? (isChosen ? "내가 고른 정답" : "정답") : "내가 고른 답"}
                </span>
              ) : null}
            </div>
            {isChosen && reason ? (
              <TypesetText as="div" html={reason} className="mt-1.5 ml-7 text-caption text-fg-2" />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
