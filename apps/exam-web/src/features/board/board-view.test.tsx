// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardSession } from "./board-answer";
import { BoardView } from "./board-view";
import { finishTest, sendAnswer } from "./queries";

vi.mock("./queries", () => ({ sendAnswer: vi.fn(), finishTest: vi.fn() }));

const session = (seconds: number): BoardSession => ({
  id: `session-${seconds}`,
  subject: "MATH",
  level: "M2",
  subjectLabel: "수학",
  studentName: "이수아",
  status: "READY",
  now: "2026-11-24T03:00:00Z",
  endsAt: new Date(Date.parse("2026-11-24T03:00:00Z") + seconds * 1000).toISOString(),
  items: [1, 2, 3].map((number) => ({
    number,
    points: 2,
    stem: `물음 ${number}`,
    passage: null,
    figure: null,
    options: ["가", "나", "다", "라", "마"],
    choice: null,
    isUnknown: false,
    isFlagged: false,
    sequence: 0,
  })),
});

const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
function show(seconds = 1200) {
  return render(
    <NuqsTestingAdapter hasMemory>
      <BoardView session={session(seconds)} readAt={Date.now()} listHref="/level-test" resultHref="/result" />
    </NuqsTestingAdapter>,
  );
}

beforeEach(() => {
  vi.mocked(sendAnswer).mockImplementation(async (_id, _number, answer) => answer);
  vi.mocked(finishTest).mockResolvedValue();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const section = () => screen.getByRole("region", { name: /문제 \d/ });

describe("the board", () => {
  it("chooses by figures and turns over by arrows", async () => {
    show();
    expect(document.activeElement).toBe(section());
    fireEvent.keyDown(section(), { key: "3" });
    expect(screen.getByRole("radio", { name: "다" })).toHaveProperty("checked", true);
    await waitFor(() =>
      expect(sendAnswer).toHaveBeenCalledWith("session-1200", 1, expect.objectContaining({ choice: 2 })),
    );
    fireEvent.keyDown(section(), { key: "ArrowRight" });
    await screen.findByText("물음 2");
    fireEvent.keyDown(section(), { key: "ArrowLeft" });
    await screen.findByText("물음 1");
    fireEvent.keyDown(section(), { key: "ArrowLeft" });
    fireEvent.keyDown(section(), { key: "7" });
    expect(screen.getByText("물음 1")).toBeDefined();
    expect(screen.getByRole("radio", { name: "다" })).toHaveProperty("checked", true);
  });

  it("takes 모르겠어요 instead of a choice, and marks for later", async () => {
    show();
    fireEvent.click(screen.getByRole("radio", { name: "가" }));
    fireEvent.click(screen.getByRole("button", { name: "모르겠어요" }));
    fireEvent.click(screen.getByRole("button", { name: "나중에 다시 볼래요" }));
    expect(screen.getByRole("radio", { name: "가" })).toHaveProperty("checked", false);
    expect(screen.getByRole("button", { name: "문제 1, 모르겠어요, 다시 보기" })).toBeDefined();
    await waitFor(() =>
      expect(sendAnswer).toHaveBeenLastCalledWith(
        "session-1200",
        1,
        expect.objectContaining({ choice: null, isUnknown: true, isFlagged: true }),
      ),
    );
  });

  it("warns once at five minutes and at one", () => {
    vi.useFakeTimers();
    show(302);
    expect(screen.getByRole("alert").textContent).toBe("");
    const left = (seconds: number) =>
      fireEvent(document, new Event("visibilitychange")) && vi.advanceTimersByTime(seconds * 1000);
    left(3);
    fireEvent(document, new Event("visibilitychange"));
    expect(screen.getByRole("alert").textContent).toBe("5분 남았어요.");
    left(240);
    fireEvent(document, new Event("visibilitychange"));
    expect(screen.getByRole("alert").textContent).toBe("1분 남았어요.");
    vi.useRealTimers();
  });

  it("ends by itself when the time is over, after what waited was sent", async () => {
    show(0);
    expect(screen.getByRole("heading", { name: "시간이 다 됐어요" })).toBeDefined();
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/result"));
    expect(finishTest).toHaveBeenCalledWith("session-0");
  });

  it("keeps the answers and says so when the network is away at the end", async () => {
    vi.mocked(finishTest).mockRejectedValue(new Error("offline"));
    show(0);
    await screen.findByText(/답은 이 기기에 그대로 있고/);
    expect(replace).not.toHaveBeenCalled();
  });
});
