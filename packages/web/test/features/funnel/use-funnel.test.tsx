// @vitest-environment happy-dom
import { PillToggles } from "@pkg/ui/pill-group";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useQueryState } from "nuqs";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { parseAsStep, useFunnel } from "../../../src/features/funnel/use-funnel";

const parser = parseAsStep<"GOAL" | "MEMO">(["GOAL", "MEMO"]);
const onUrlUpdate = vi.fn();

function Questions() {
  const [step, setStep] = useQueryState("step", parser);
  const [goals, setGoals] = useState<string[]>([]);
  const funnel = useFunnel({
    at: step,
    problem: step === "GOAL" && goals.length === 0 ? "하나 이상 골라 주세요." : null,
    onNext: () => void setStep("MEMO"),
    onBack: step === "MEMO" ? () => void setStep("GOAL", { history: "replace" }) : null,
  });
  return (
    <main>
      <h1 id={funnel.titleId} tabIndex={-1}>
        {step}
      </h1>
      {step === "GOAL" ? (
        <PillToggles
          labelledBy={funnel.titleId}
          options={[{ value: "SCORE", label: "성적" }]}
          value={goals}
          onChange={setGoals}
        />
      ) : null}
      {funnel.problem ? <p>{funnel.problem}</p> : null}
      {funnel.back ? (
        <button type="button" onClick={funnel.back}>
          뒤로
        </button>
      ) : null}
      <button type="button" onClick={funnel.next}>
        다음
      </button>
    </main>
  );
}

const open = (searchParams = "") =>
  render(<Questions />, { wrapper: withNuqsTestingAdapter({ searchParams, onUrlUpdate, hasMemory: true }) });
const press = (label: string) => act(async () => void fireEvent.click(screen.getByText(label)));
const lastUpdate = () => {
  const [{ queryString, options }] = onUrlUpdate.mock.lastCall ?? [];
  return [queryString, options.history];
};

afterEach(() => {
  cleanup();
  onUrlUpdate.mockReset();
});

test("a missing answer is reported only after a press, and takes the focus", async () => {
  open();
  expect(screen.queryByText("하나 이상 골라 주세요.")).toBeNull();
  await press("다음");
  screen.getByText("하나 이상 골라 주세요.");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "성적" }));
  expect(onUrlUpdate).not.toHaveBeenCalled();
});

test("the next question is a step of the history, and its title takes the focus", async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  await press("성적");
  await press("다음");
  expect(document.activeElement).toBe(screen.getByText("MEMO"));
  await vi.waitFor(() => expect(lastUpdate()).toEqual(["?step=2", "push"]));
});

test("a question of the address is shown; back replaces it where the history has no question before", async () => {
  open("?step=2");
  screen.getByText("MEMO");
  await press("뒤로");
  expect(document.activeElement).toBe(screen.getByText("GOAL"));
  await vi.waitFor(() => expect(lastUpdate()).toEqual(["", "replace"]));
  expect(screen.queryByText("하나 이상 골라 주세요.")).toBeNull();
});

test.each(["?step=9", "?step=-1", "?step=x"])("%s is the first question", (search) => {
  open(search);
  screen.getByText("GOAL");
});
