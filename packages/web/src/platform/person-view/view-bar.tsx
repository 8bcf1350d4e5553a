"use client";

import { Button } from "@pkg/ui/button";
import { toast } from "@pkg/ui/toast";
import { useEffect, useState } from "react";
import { blockWaysOut } from "./block-ways-out";
import { endView, readView } from "./view-token";
import { leaveView } from "./viewed-id";

const NOT_FROM_HERE = "보기 전용 화면에서는 열 수 없어요.";

const RETRY_MS = 3_000;

/** Says on every page of a view whose it is, and that nothing can be changed; ends the view, also when its time is over. */
export function ViewBar({ id }: { id: string }) {
  const [name, setName] = useState("");
  useEffect(() => {
    document.documentElement.dataset.personView = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const wait = (act: () => void, ms: number) => {
      if (!isGone) timer = setTimeout(act, ms);
    };
    const load = (): Promise<void> =>
      readView(id).then(
        ({ name: found, leftMs }) => {
          setName(found ?? "이름 없는 회원");
          wait(leaveView, leftMs);
        },
        () => wait(() => void load(), RETRY_MS),
      );
    void load();
    const unblock = blockWaysOut(() => toast(NOT_FROM_HERE, { tone: "info" }));
    return () => {
      isGone = true;
      clearTimeout(timer);
      unblock();
    };
  }, [id]);
  return (
    <section
      aria-label="보기 전용 화면"
      className="sticky top-0 z-50 flex min-h-(--size-view-bar) items-center justify-between gap-3 border-b-2 border-warn-700 bg-warn-500 px-(--size-gutter) py-1 text-sand-900"
    >
      <p role="status" className="text-label wrap-anywhere">
        {name ? `${name} 님의 화면을 보기 전용으로 열었어요` : "다른 사람의 화면을 보기 전용으로 열었어요"}
      </p>
      <Button variant="secondary" size="sm" onClick={() => void endView(id)}>
        끝내기
      </Button>
    </section>
  );
}
