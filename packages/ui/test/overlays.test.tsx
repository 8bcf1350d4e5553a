import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { AlertDialog } from "../src/alert-dialog";
import { BottomSheet } from "../src/bottom-sheet";
import { Select } from "../src/select";
import { ToastHost, toast } from "../src/toast";

// The overlays load on demand; load them before the timed tests.
beforeAll(() => Promise.all([import("../src/alert-dialog/alert-dialog-popup"), import("../src/select/select-popup")]));

function Asking({ onAct, onSafe }: { onAct: () => void; onSafe: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        그만두기 누르기
      </button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title="그만둘까요?"
        description="436,000원을 돌려드려요."
        safe={{ label: "계속하기", onPress: onSafe }}
        act={{ label: "그만두기", onPress: onAct, tone: "secondary" }}
      />
    </>
  );
}

test("the alert dialog focuses its safe button, Esc triggers it, and the focus returns", async () => {
  const user = userEvent.setup();
  const onAct = vi.fn();
  const onSafe = vi.fn();
  render(<Asking onAct={onAct} onSafe={onSafe} />);
  await user.click(screen.getByRole("button", { name: "그만두기 누르기" }));
  const dialog = await screen.findByRole("alertdialog", { name: "그만둘까요?" });
  expect(dialog.getAttribute("aria-describedby")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("계속하기"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onSafe).toHaveBeenCalledTimes(1);
  expect(onAct).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("그만두기 누르기"));
});

test("a primary safe button has the primary style and the focus", async () => {
  const act = { label: "로그아웃", onPress: vi.fn(), tone: "secondary" } as const;
  const safe = { label: "계속 이용할게요", tone: "primary" } as const;
  render(<AlertDialog open onClose={vi.fn()} title="곧 로그아웃돼요" safe={safe} act={act} />);
  const goOn = await screen.findByRole("button", { name: "계속 이용할게요" });
  await waitFor(() => expect(document.activeElement).toBe(goOn));
  expect(goOn.className).toContain("bg-brand");
  expect(screen.getByRole("button", { name: "로그아웃" }).className).not.toContain("bg-brand");
});

test("a closing dialog or sheet keeps its words, though their state has changed", async () => {
  // An animation that does not end: what closes stays on the screen.
  const animation = { finished: new Promise(() => {}), effect: null } as unknown as Animation;
  const animate = vi.spyOn(Element.prototype, "getAnimations").mockReturnValue([animation]);
  onTestFinished(() => animate.mockRestore());
  const dialog = (open: boolean, title: string) => (
    <AlertDialog open={open} onClose={vi.fn()} title={title} safe={{ label: "닫기" }} />
  );
  const sheet = (open: boolean, title: string) => (
    <BottomSheet open={open} onClose={vi.fn()} title={title}>
      <p>{`${title}의 내용`}</p>
    </BottomSheet>
  );
  const view = render(dialog(true, "멈출까요?"));
  await screen.findByRole("alertdialog", { name: "멈출까요?" });
  view.rerender(dialog(false, "다시 켤까요?"));
  expect(screen.getByRole("alertdialog").textContent).toContain("멈출까요?");
  view.rerender(sheet(true, "처음"));
  await screen.findByRole("dialog", { name: "처음" });
  view.rerender(sheet(false, "다음"));
  expect(screen.getByRole("dialog").textContent).toContain("처음의 내용");
  view.rerender(sheet(true, "다음"));
  expect(screen.getByRole("dialog").textContent).toContain("다음의 내용");
});

test("the sheet closes by its button", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <BottomSheet open onClose={onClose} title="이용약관">
      <p>내용</p>
    </BottomSheet>,
  );
  await screen.findByRole("dialog", { name: "이용약관" });
  await user.click(screen.getByRole("button", { name: "닫기" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a sheet covers a toast that was there before, and none that is told from within it", async () => {
  const layer = () => document.querySelector<HTMLElement>("[data-sonner-toaster]")?.style.zIndex;
  const view = render(<ToastHost />);
  toast("저장했어요.");
  await screen.findByText("저장했어요.");
  expect(layer()).toBe("49");
  view.rerender(
    <>
      <ToastHost />
      <BottomSheet open onClose={vi.fn()} title="도움말">
        <p>내용</p>
      </BottomSheet>
    </>,
  );
  await screen.findByRole("dialog", { name: "도움말" });
  toast("주소를 복사했어요.");
  await screen.findByText("주소를 복사했어요.");
  expect(layer()).toBe("");
});

const PARTS = [
  { value: "0", label: "일시불" },
  { value: "3", label: "3개월 무이자", disabled: true },
  { value: "6", label: "6개월 무이자" },
];

function Installments() {
  const [value, setValue] = useState<string | null>(null);
  return <Select label="할부" placeholder="골라 주세요" options={PARTS} value={value} onChange={setValue} />;
}

test("the select opens by key, skips disabled rows, chooses by Enter and typing, and returns the focus", async () => {
  const user = userEvent.setup();
  render(<Installments />);
  const field = screen.getByRole("button", { name: "할부 골라 주세요" });
  field.focus();
  await user.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("일시불"));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("6개월 무이자");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(screen.getByRole("button", { name: "할부 6개월 무이자" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe(field.id));

  await user.keyboard("{ArrowDown}");
  await screen.findByRole("listbox");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-selected")).toBe("true"));
  await user.keyboard("일");
  expect(document.activeElement?.textContent).toBe("일시불");
});
