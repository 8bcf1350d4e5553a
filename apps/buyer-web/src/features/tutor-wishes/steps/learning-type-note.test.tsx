// @vitest-environment happy-dom

import { NO_WISHES } from "@pkg/domain";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ownLearningType } from "@/lib/visitor/own-learning-type";
import type { ApplicantWire } from "../queries";
import type { Wishes } from "../wishes";
import { LearningTypeNote } from "./learning-type-note";

const post = vi.fn();
const me = vi.fn();
vi.mock("@pkg/web/platform/api/api", async () => {
  const client = await import("@pkg/api-client");
  const api = () => answering({ GET: me, POST: async (path: string, init: unknown) => post(path, init) });
  return { ...client, api };
});
vi.mock("@pkg/web/platform/reporting/report-problem", () => ({ reportProblem: vi.fn() }));

const OWN = { id: "i".repeat(22), claimKey: "k".repeat(22), type: "FLOW_PRINCIPLE_ALONE", isClaimed: false } as const;
const CHILD = { id: "s1", name: "김하준" };
const SISTER = { id: "s2", name: "김서연" };

function Screen({ applicant, wishes: given }: { applicant: Partial<ApplicantWire>; wishes?: Partial<Wishes> }) {
  const [wishes, setWishes] = useState({ ...NO_WISHES, gradeBand: null, ...given } as Wishes);
  const whole = { studentId: "s1", learningType: null, ...applicant } as ApplicantWire;
  return (
    <>
      <LearningTypeNote applicant={whole} wishes={wishes} change={(part) => setWishes({ ...wishes, ...part })} />
      <output>{wishes.likedTutorStyles.join()}</output>
    </>
  );
}
const open = (students: object[], applicant: Partial<ApplicantWire> = {}, wishes: Partial<Wishes> = {}) => {
  me.mockResolvedValue({ students });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen applicant={applicant} wishes={wishes} />
    </QueryClientProvider>,
  );
};
const liked = () => document.querySelector("output")?.textContent;
const press = (element: Element) => act(async () => void fireEvent.click(element));

beforeEach(() => {
  ownLearningType.write(OWN);
  post.mockResolvedValue({ type: OWN.type, scores: {} });
});
test("the only student of an account gets the result of this browser at once, and the screen says so", async () => {
  open([CHILD]);
  await screen.findByText("학습 유형 검사: 깊이 파는 탐험가");
  expect(liked()).toBe("INTERESTING,SELF_ESTEEM");
  screen.getByText(
    "잘 맞는 성향(재미있는, 자존감을 키워 주는)을 골라 두었어요. 바꿔도 돼요. 맡을 선생님도 유형을 봐요.",
  );
  expect(post).toHaveBeenCalledTimes(1);
  expect(post).toHaveBeenCalledWith("/learning-type-results/{id}/claim", {
    params: { path: { id: OWN.id } },
    body: { claimKey: OWN.claimKey, studentId: "s1" },
  });
  expect(ownLearningType.read()?.isClaimed).toBe(true);
});

test("of several students somebody has to say whose it is", async () => {
  open([CHILD, SISTER]);
  await screen.findByText("‘깊이 파는 탐험가’, 김하준 학생이 한 검사인가요?");
  expect(post).not.toHaveBeenCalled();
  await press(screen.getByText("네, 골라 주세요"));
  await waitFor(() => expect(liked()).toBe("INTERESTING,SELF_ESTEEM"));
});

test("declined, it stays in the browser for the other student", async () => {
  open([CHILD, SISTER]);
  await press(await screen.findByText("다른 학생이에요"));
  expect(screen.queryByText(/한 검사인가요/)).toBeNull();
  expect([liked(), ownLearningType.read()?.isClaimed]).toEqual(["", false]);
});

test("styles that were chosen already stay, and refused ones are not put in", async () => {
  open([CHILD], {}, { likedTutorStyles: ["WARM"] });
  await waitFor(() => expect(ownLearningType.read()?.isClaimed).toBe(true));
  expect(liked()).toBe("WARM");
  cleanup();
  ownLearningType.write(OWN);
  open([CHILD], {}, { dislikedTutorStyles: ["INTERESTING"] });
  await waitFor(() => expect(liked()).toBe("SELF_ESTEEM"));
});

test("a type that the student has already is offered with a press", async () => {
  ownLearningType.forget();
  open([CHILD], { learningType: "FLOW_PRACTICE_ALONE" });
  await press(screen.getByText("이 성향 고르기"));
  expect(liked()).toBe("CHARISMATIC,SPARTA");
  screen.getByText(/골라 두었어요/);
  expect(post).not.toHaveBeenCalled();
});

test("without a network the wishes go on, and the result is tried again another time", async () => {
  post.mockRejectedValue(new Error("away"));
  open([CHILD]);
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect([liked(), ownLearningType.read()?.isClaimed]).toEqual(["", false]);
});
