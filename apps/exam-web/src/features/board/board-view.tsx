"use client";

import { ActionPanes } from "@pkg/ui/layout";
import { parseAsInteger, useQueryState } from "nuqs";
import { useEffect, useRef, useState } from "react";
import { type BoardSession, isAnswered } from "./board-answer";
import { BoardBar } from "./components/board-bar";
import { BoardHeader } from "./components/board-header";
import { FinishDialog } from "./components/finish-dialog";
import { ItemMap } from "./components/item-map";
import { MapSheet } from "./components/map-sheet";
import { QuestionPanel } from "./components/question-panel";
import { SaveState } from "./components/save-state";
import { TimeOver } from "./components/time-over";
import { useAnswers } from "./use-answers";
import { useFinish } from "./use-finish";
import { useSecondsLeft } from "./use-seconds-left";

type BoardViewProps = { session: BoardSession; readAt: number; listHref: string; resultHref: string };

/** One item a screen, with the time, the answers so far, and the way to the end. The address holds the item. */
export function BoardView({ session, readAt, listHref, resultHref }: BoardViewProps) {
  const { id, items, endsAt, now } = session;
  const answers = useAnswers(id);
  const left = useSecondsLeft({ endsAt, now, readAt });
  const isOver = left === 0 || answers.isOver;
  const { state, finish } = useFinish(id, answers, isOver, resultHref);
  const [place, setPlace] = useQueryState("item", parseAsInteger);
  const [opened, setOpened] = useState<"map" | "finish" | null>(null);
  const question = useRef<HTMLElement>(null);
  const open = items.filter((item) => !isAnswered(answers.answerOf(item)));
  // Where the page began: an answer alone never turns over.
  const [first] = useState(open[0] ?? items[0]);
  const item = items.find(({ number }) => number === (place ?? first?.number)) ?? items[0];
  // Figures and arrows work from the first moment on.
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  if (!item) return null;

  function go(number: number): void {
    setOpened(null);
    if (!items.some((other) => other.number === number)) return;
    void setPlace(number);
    question.current?.focus();
  }
  const map = (
    <ItemMap
      items={items}
      answerOf={answers.answerOf}
      current={item.number}
      onGo={go}
      onFinish={() => setOpened("finish")}
    />
  );

  return (
    <div className="flex min-h-dvh flex-col">
      <BoardHeader session={session} left={left} listHref={listHref} onMap={() => setOpened("map")} />
      <main id="main" className="flex flex-1 flex-col">
        {isOver ? (
          <TimeOver isLost={state === "failed"} />
        ) : (
          <ActionPanes
            summary={<aside aria-label="문제 한눈에 보기">{map}</aside>}
            bar={<BoardBar current={item.number} total={items.length} onGo={go} onFinish={() => setOpened("finish")} />}
          >
            <QuestionPanel
              ref={question}
              item={item}
              total={items.length}
              answer={answers.answerOf(item)}
              onChange={(change) => answers.change(item, change)}
              onGo={go}
            />
            <SaveState isWaiting={answers.isWaiting} />
          </ActionPanes>
        )}
      </main>
      <MapSheet open={opened === "map"} onClose={() => setOpened(null)}>
        {map}
      </MapSheet>
      <FinishDialog
        open={opened === "finish" && !isOver}
        unanswered={open.length}
        state={state}
        onClose={() => setOpened(null)}
        onFinish={() => void finish()}
      />
    </div>
  );
}
