// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesScreen } from "../../../src/features/messages/messages-screen";
import type { ClassMessage, MessageThread } from "../../../src/features/messages/thread-queries";
import { answering } from "../../../src/testing/mock-api";

const http = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn(), PUT: vi.fn() }));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(), useRouter: () => ({}) }));
vi.mock("../../../src/features/matches/use-live-matches", () => ({ useLiveMatches: () => {} }));
vi.mock("../../../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));

const thread: MessageThread = {
  ...{
    threadId: "t1",
    side: "BUYER",
    studentName: "김하준",
    tutorName: "이수진",
    subjectLabel: "수학",
    subjectDetailLabel: "중2-2",
  },
  ...{ isOpen: true, closedBy: null, readNumber: 0, otherReadNumber: 0, content: [], older: null, earlier: [] },
};
const messageOf = (number: number, side: ClassMessage["side"], text: string, rest: Partial<ClassMessage> = {}) => ({
  ...{ id: `id-${number}`, number, side, text, picture: null, isHidden: false, isReported: false },
  createdAt: `2026-11-23T10:0${number}:00.000Z`,
  ...rest,
});

/** What the server has: the thread, with what was sent. */
let kept: MessageThread;
const bodies = () => http.POST.mock.calls.filter(([path]) => path.endsWith("/messages")).map(([, { body }]) => body);
const take = async (path: string, { body }: { body: { id: string; text: string } }) => {
  if (path.endsWith("/report")) return { isReported: true };
  const message = messageOf(kept.content.length + 1, kept.side, body.text, { id: body.id });
  if (!kept.content.some(({ id }) => id === body.id)) kept = { ...kept, content: [...kept.content, message] };
  return message;
};

beforeEach(() => {
  kept = thread;
  http.GET.mockImplementation(async () => kept);
  http.POST.mockImplementation(take);
  http.PUT.mockResolvedValue({ readNumber: 1 });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MessagesScreen matchId="m1" />
    </QueryClientProvider>,
  );
}
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "메시지" });
const write = async (value: string) => fireEvent.change(await field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "보내기" }));
const log = () => within(screen.getByRole("region", { name: "메시지 목록" }));

test("an empty thread offers first sentences, which stay to be changed", async () => {
  show();
  await screen.findByRole("heading", { name: "이수진 선생님께 먼저 인사해 볼까요?" });
  fireEvent.click(screen.getByRole("button", { name: /김하준 학생 가족이에요/ }));
  expect((await field()).value).toContain("김하준 학생 가족이에요");
  expect(document.activeElement).toBe(await field());
  expect(http.POST).not.toHaveBeenCalled();
  const read = http.GET.mock.calls.find(([path]) => path === "/lessons/matches/{id}/messages");
  expect(read?.[1]).toMatchObject({ params: { query: { before: null } } });
});

test("what is sent stands at once, and the field is free for the next", async () => {
  let answer = () => {};
  http.POST.mockImplementation(async (path, sent) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return take(path, sent);
  });
  show();
  await write("안녕하세요");
  send();
  expect(log().getByText("보내고 있어요")).toBeTruthy();
  expect((await field()).value).toBe("");
  answer();
  await waitFor(() => expect(log().queryByText("보내고 있어요")).toBeNull());
  expect(log().getByText("안녕하세요")).toBeTruthy();
});

test("a message that failed stays, and goes again as the same one, also after the page was left", async () => {
  http.POST.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new TypeError("again"));
  show();
  await write("들리나요");
  send();
  expect((await screen.findByRole("alert")).textContent).toMatch(/보내지 못했어요/);
  fireEvent.click(screen.getByRole("button", { name: "다시 보내기" }));
  await waitFor(() => expect(http.POST).toHaveBeenCalledTimes(2));
  await screen.findByRole("alert");
  cleanup();
  show();
  expect((await screen.findByRole("alert")).textContent).toMatch(/화면이 닫혔어요/);
  fireEvent.click(screen.getByRole("button", { name: "다시 보내기" }));
  await waitFor(() => expect(kept.content).toHaveLength(1));
  const ids = bodies().map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(log().getAllByText("들리나요")).toHaveLength(1);
});

test("what failed for want of a network goes by itself when it is back", async () => {
  http.POST.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockRejectedValueOnce(new TypeError("again"));
  show();
  await write("하나");
  send();
  await screen.findByRole("alert");
  await write("둘");
  send();
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  fireEvent.online(window);
  await waitFor(() => expect(kept.content).toHaveLength(2));
  expect(kept.content.map(({ text }) => text).sort()).toEqual(["둘", "하나"]);
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("messages arrive as they were written, also while the first one takes long", async () => {
  let answer = () => {};
  http.POST.mockImplementationOnce(async (path, sent) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return take(path, sent);
  });
  show();
  for (const text of ["하나", "둘"]) {
    await write(text);
    send();
  }
  await waitFor(() => expect(http.POST).toHaveBeenCalled());
  answer();
  await waitFor(() => expect(kept.content.map(({ text }) => text)).toEqual(["하나", "둘"]));
});

test("contact data never leaves the page; what the server refuses goes back to the field", async () => {
  show();
  await write("제 번호는 010-1234-5678이에요");
  send();
  expect(screen.getByText(/연락처는 보낼 수 없어요\. /)).toBeTruthy();
  expect(http.POST).not.toHaveBeenCalled();

  const fields = [{ path: "text", message: "다르게 적어 주세요." }];
  http.POST.mockRejectedValueOnce(apiError("invalidInput", { fields }));
  await write("다른 말");
  send();
  await screen.findByText("다르게 적어 주세요.");
  expect((await field()).value).toBe("다른 말");
  expect(log().queryByText("다른 말")).toBeNull();
});

test("a picture goes up before its message, and stays when the network fails", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue({ ok: true }));
  http.POST.mockImplementation(async (path, sent) =>
    path.endsWith("/message-pictures") ? { pictureId: "p1", signedUrl: "/api/message-pictures/p1" } : take(path, sent),
  );
  show();
  await field();
  const photo = new File(["x"], "page.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText("사진 고르기"), { target: { files: [photo] } });
  await screen.findByRole("img", { name: "보낼 사진" });
  send();
  await screen.findByRole("alert");
  expect(screen.getByRole("img", { name: "보내는 사진" })).toBeTruthy();
  expect(bodies()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "다시 보내기" }));
  await waitFor(() => expect(bodies()).toMatchObject([{ text: "", pictureId: "p1" }]));
});

test("the other side's messages are marked as read, and one of them is reported", async () => {
  kept = { ...thread, content: [messageOf(1, "TUTOR", "따로 만나요"), messageOf(2, "BUYER", "아니요")] };
  show();
  expect((await screen.findAllByText("따로 만나요")).length).toBe(1);
  await waitFor(() => expect(http.PUT.mock.lastCall?.[1].body).toEqual({ threadId: "t1", number: 1 }));
  expect(screen.getByRole("status").textContent).toBe("이수진 선생님: 따로 만나요");
  fireEvent.click(screen.getByRole("button", { name: "신고하기" }));
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.click(sheet.getByRole("button", { name: /^신고하기/ }));
  expect(sheet.getByText("이유를 골라 주세요.")).toBeTruthy();
  fireEvent.click(sheet.getByRole("radio", { name: /연락처나 따로/ }));
  fireEvent.click(sheet.getByRole("button", { name: /^신고하기/ }));
  await waitFor(() =>
    expect(http.POST.mock.lastCall).toMatchObject([
      "/lessons/matches/{id}/messages/{messageId}/report",
      { params: { path: { id: "m1", messageId: "id-1" } }, body: { reason: "CONTACT", detail: "" } },
    ]),
  );
});

test("a closed thread is read: hidden messages say so, and earlier tutors are a link away", async () => {
  kept = {
    ...thread,
    ...{ isOpen: false, closedBy: "TIME_OVER" as const },
    content: [messageOf(1, "TUTOR", "", { isHidden: true }), messageOf(2, "TUTOR", "고마웠어요", { isReported: true })],
    earlier: [{ threadId: "t0", tutorName: "최은영" }],
  };
  show();
  await screen.findByText("운영팀이 가린 메시지예요.");
  expect(log().getByText("신고했어요")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  screen.getByText("마지막 수업 뒤 30일이 지나 메시지를 보낼 수 없어요. 나눈 이야기는 계속 볼 수 있어요.");
  const link = screen.getByRole("link", { name: "최은영 선생님과 나눈 이야기" });
  expect(link.getAttribute("href")).toBe("/myclass/m1/messages?thread=t0");
});

test("a failure offers another try; somebody else's class is missing", async () => {
  http.GET.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  show();
  fireEvent.click(await screen.findByRole("button", { name: "다시 불러오기" }));
  await field();
  cleanup();
  http.GET.mockRejectedValue(apiError("notFound", { message: "없어요" }));
  show();
  await screen.findByText(/주소가 바뀌었거나 내 수업이 아니에요/);
});
