import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { PillGroup, PillToggles } from "../src/pill-group";

const MINUTES = [
  { value: 40, label: "40분" },
  { value: 60, label: "60분" },
  { value: 80, label: "80분", unavailable: true },
];

function OneChoice() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <PillGroup
      legend="한 번에 몇 분 할까요?"
      help="80분은 아직 없어요."
      options={MINUTES}
      value={value}
      onChange={setValue}
    />
  );
}

test("arrows move and choose in a radio group that is named and described", async () => {
  const user = userEvent.setup();
  render(<OneChoice />);
  const group = screen.getByRole("radiogroup", { name: "한 번에 몇 분 할까요?" });
  expect(document.getElementById(group.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")?.textContent).toBe(
    "80분은 아직 없어요.",
  );

  await user.click(screen.getByRole("radio", { name: "40분" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "60분" }).checked).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "60분" }));
  await user.keyboard("{ArrowLeft}");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "40분" }).checked).toBe(true);
});

test("an unavailable choice cannot be chosen", async () => {
  const user = userEvent.setup();
  render(<OneChoice />);
  await user.click(screen.getByRole("radio", { name: "80분" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "80분" }).checked).toBe(false);
});

function Several({ onLimit }: { onLimit: () => void }) {
  const [value, setValue] = useState<string[]>(["다정한"]);
  const options = ["꼼꼼한", "다정한", "재미있는"].map((label) => ({ value: label, label }));
  return (
    <>
      <PillToggles
        legend="이런 선생님이 좋아요"
        options={options}
        value={value}
        onChange={setValue}
        max={2}
        onLimit={onLimit}
      />
      <output>{value.join(",")}</output>
    </>
  );
}

test("toggles expose their pressed state, keep the options' order, and stop at the limit", async () => {
  const user = userEvent.setup();
  let limits = 0;
  render(<Several onLimit={() => (limits += 1)} />);
  await user.click(screen.getByRole("button", { name: "꼼꼼한" }));
  expect(screen.getByRole("button", { name: "꼼꼼한" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("꼼꼼한,다정한");

  await user.click(screen.getByRole("button", { name: "재미있는" }));
  expect(limits).toBe(1);
  expect(screen.getByRole("status").textContent).toBe("꼼꼼한,다정한");

  screen.getByRole("button", { name: "다정한" }).focus();
  await user.keyboard(" ");
  expect(screen.getByRole("status").textContent).toBe("꼼꼼한");
});
