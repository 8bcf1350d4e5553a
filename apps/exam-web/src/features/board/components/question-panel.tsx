import { ItemText } from "@pkg/web/features/level-test/item-text";
import HelpCircle from "lucide-react/icons/circle-question-mark";
import Flag from "lucide-react/icons/flag";
import type { KeyboardEvent, Ref } from "react";
import { ToggleButton } from "@/features/board/components/toggle-button";
import type { BoardAnswer, BoardItem } from "../board-answer";
import { OptionList } from "./option-list";

type QuestionPanelProps = {
  ref: Ref<HTMLElement>;
  item: BoardItem;
  total: number;
  answer: BoardAnswer;
  onChange: (change: Partial<Omit<BoardAnswer, "sequence">>) => void;
  onGo: (number: number) => void;
};

/**
 * One item with its options. While the focus is in it, 1 to 5 choose, left and right turn over; up and down move inside the
 * options as in every group of radio buttons.
 */
export function QuestionPanel({ ref, item, total, answer, onChange, onGo }: QuestionPanelProps) {
  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const option = Number(event.key) - 1;
    if (event.key === "ArrowRight") onGo(item.number + 1);
    else if (event.key === "ArrowLeft") onGo(item.number - 1);
    else if (Number.isInteger(option) && option >= 0 && option < item.options.length) onChange({ choice: option });
    else return;
    event.preventDefault();
  }

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="question"
      onKeyDown={press}
      className="px-(--size-gutter) pt-2 pb-8 outline-none lg:pt-0"
    >
      <h1 id="question" className="mb-4 flex items-baseline justify-between gap-3 text-title-3">
        <span>
          <span>{`문제 ${item.number}`}</span> <span className="font-normal text-fg-3">{`/ ${total}`}</span>
        </span>
        <span className="text-caption font-normal text-fg-3">{`${item.points}점`}</span>
      </h1>
      <ItemText passage={item.passage} stem={item.stem} figure={item.figure} />
      <OptionList
        key={item.number}
        name={`item-${item.number}`}
        options={item.options}
        value={answer.choice}
        onChange={(choice) => onChange({ choice })}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <ToggleButton
          icon={HelpCircle}
          isOn={answer.isUnknown}
          onPress={() => onChange({ isUnknown: !answer.isUnknown })}
        >
          모르겠어요
        </ToggleButton>
        <ToggleButton icon={Flag} isOn={answer.isFlagged} onPress={() => onChange({ isFlagged: !answer.isFlagged })}>
          나중에 다시 볼래요
        </ToggleButton>
      </div>
      <p className="mt-5 text-caption text-fg-3 max-lg:hidden">
        숫자 1~5로 고르고, 왼쪽·오른쪽 화살표로 문제를 넘길 수 있어요.
      </p>
    </section>
  );
}
