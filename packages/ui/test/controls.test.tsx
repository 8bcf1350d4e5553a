import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../src/button";
import { LiveCount } from "../src/live-count";
import { Portrait, seedOf } from "../src/portrait";
import { Steps } from "../src/steps";
import { Tabs } from "../src/tabs";
import { TextField } from "../src/text-field";

test("a busy button keeps the focus, ignores presses and does not submit its form", async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="보내고 있어요" onClick={onClick}>
        보내기
      </Button>
    </form>,
  );
  const button = screen.getByRole("button");
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("a button with a face has room for its busy text; one without is as wide as what it says", () => {
  const shown = (variant: "line" | "quiet" | "text", busy: boolean) => {
    const { container, unmount } = render(
      <Button variant={variant} busy={busy} busyLabel="보내고 있어요">
        보내기
      </Button>,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  expect([shown("line", false), shown("line", true)]).toEqual(Array(2).fill("보내기보내고 있어요"));
  for (const variant of ["quiet", "text"] as const)
    expect([shown(variant, false), shown(variant, true)]).toEqual(["보내기", "보내고 있어요"]);
});

test("a field is named, described by its error, and marked as invalid", () => {
  render(<TextField label="인증번호" error="6자리를 모두 적어 주세요." autoComplete="one-time-code" />);
  const field = screen.getByRole("textbox", { name: "인증번호" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "6자리를 모두 적어 주세요.",
  );
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
});

function Lessons() {
  const [tab, setTab] = useState<"a" | "b">("a");
  const tabs = [
    { value: "a" as const, label: "듣는 수업", panel: "하나" },
    { value: "b" as const, label: "끝난 수업", panel: "둘" },
  ];
  return <Tabs label="수업" tabs={tabs} value={tab} onChange={setTab} />;
}

test("tabs move by arrows and show their panel", async () => {
  const user = userEvent.setup();
  render(<Lessons />);
  await user.click(screen.getByRole("tab", { name: "듣는 수업" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "끝난 수업" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "끝난 수업" }).textContent).toBe("둘");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "듣는 수업" }));
});

test("steps announce the current step", () => {
  render(<Steps current={3} total={5} label="조건 단계" />);
  expect(screen.getByRole("progressbar", { name: "조건 단계" }).getAttribute("aria-valuetext")).toBe("5단계 중 3단계");
});

test("a live count shows its change and is announced at most once a second", () => {
  vi.useFakeTimers();
  const count = (n: number) => <LiveCount label="맞는 선생님" count={n} unit="명" />;
  const { rerender } = render(count(32));
  rerender(count(35));
  rerender(count(38));
  expect(screen.getByText("+3")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole("status").textContent).toBe("맞는 선생님 38명");
  vi.useRealTimers();
});

test("a seed always draws the same person", () => {
  const draw = (id: string) => render(<Portrait seed={seedOf(id)} />).container.innerHTML;
  expect(draw("tutor-1")).toBe(draw("tutor-1"));
  expect(draw("tutor-1")).not.toBe(draw("tutor-2"));
});
