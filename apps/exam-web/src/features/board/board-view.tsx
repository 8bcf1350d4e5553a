"use client";

import { LEVEL_TEST_LEVEL_LABELS } from "@pkg/domain";
import { FlowHeader } from "@pkg/ui/header";
import { Icon } from "@pkg/ui/icon";
import { IconButton } from "@pkg/ui/icon-button";
import { FlowPanes, Page } from "@pkg/ui/layout";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { parseAsInteger, useQueryState } from "nuqs";
import { useRef, useState } from "react";
import { type BoardSession, isAnswered } from "./board-answer";
import { BoardBar } from "./components/board-bar";
import { BoardClock } from "./components/board-clock";
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
      <FlowHeader
        back={{ href: listHref }}
        backLabel="나가기 (시간은 계속 가요)"
        title={`${LEVEL_TEST_LEVEL_LABELS[session.level]} ${session.subjectLabel}`}
        action={
          <>
            <BoardClock left={left} />
            <div className="lg:hidden">
              <IconButton label="문제 한눈에 보기" onClick={() => setOpened("map")}>
                <Icon of={LayoutGrid} />
              </IconButton>
            </div>
          </>
        }
      />
      <main id="main" className="flex flex-1 flex-col">
        <Page className="flex-1">
          {isOver ? (
            <TimeOver isLost={state === "failed"} />
          ) : (
            <FlowPanes aside={<div className="max-lg:hidden">{map}</div>} asideLabel="문제 한눈에 보기">
              <QuestionPanel
                ref={question}
                item={item}
                total={items.length}
                answer={answers.answerOf(item)}
                onChange={(change) => answers.change(item, change)}
                onGo={go}
              />
              <SaveState isWaiting={answers.isWaiting} />
            </FlowPanes>
          )}
        </Page>
        {isOver ? null : (
          <BoardBar current={item.number} total={items.length} onGo={go} onFinish={() => setOpened("finish")} />
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
