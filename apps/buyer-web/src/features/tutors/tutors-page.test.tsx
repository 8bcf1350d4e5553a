// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ListedTutor } from "@/lib/tutors/public-tutors";
import { sampleProducts } from "../../../test/sample-products";
import { SAMPLE_SUBJECTS } from "../../../test/sample-subjects";
import { TutorsPage } from "./tutors-page";

const data = vi.hoisted(() => ({ list: vi.fn(), subjects: vi.fn(), products: vi.fn() }));
vi.mock("@/lib/site/public-data", () => ({ loadSubjects: data.subjects, loadProducts: data.products }));
vi.mock("@/lib/tutors/public-tutors", () => ({ loadTutorList: data.list, MOST_PAGES: 30 }));

const tutor = (id: number, change: Partial<ListedTutor> = {}): ListedTutor => ({
  id: String(id),
  name: "김서연",
  gender: "FEMALE",
  rank: "BASIC",
  universityName: "나란대학교",
  major: "수학교육과",
  styles: ["WARM", "METICULOUS"],
  teachingYears: 3,
  introduction: "왜 틀렸는지부터 찾아요.",
  subjects: [{ label: "수학", confidence: "VERY_HIGH" }],
  lessonsGiven: 12,
  averageRating: 4.75,
  reviewCount: 4,
  fit: null,
  ...change,
});
const FIT = {
  score: 94,
  timeAndSkill: 52,
  styleAndBackground: 42,
  reasons: ["월요일 19시에 만날 수 있어요"],
  misses: [],
  notes: [],
};

beforeEach(() => {
  data.subjects.mockResolvedValue(SAMPLE_SUBJECTS);
  data.products.mockResolvedValue(sampleProducts());
});
const show = async (query: Parameters<typeof TutorsPage>[0]["query"]) => render(await TutorsPage({ query }));
const link = (name: string | RegExp) => screen.getByRole("link", { name });

test("lists tutors with what is known of them; each leads to their page, and more come ten at a time", async () => {
  data.list.mockResolvedValue({ count: 23, tutors: Array.from({ length: 10 }, (_, index) => tutor(index + 1)) });
  await show({});
  expect(screen.getByRole("heading", { name: /선생님 \d+명$/ }).textContent).toBe("새 학생을 받는 선생님 23명");
  const [card] = screen.getAllByRole("article");
  const first = within(card ?? document.body);
  expect(first.getByRole("link", { name: "김서연 선생님" }).getAttribute("href")).toBe("/tutors/1");
  first.getByText("수학 최상");
  first.getByText("가르친 지 3년 · 나란에서 수업 12회");
  expect(link(/^더 보기/).getAttribute("href")).toBe("/tutors?page=2");
  expect(screen.queryByText("나란 점수")).toBeNull();
});

test("a low confidence praises nobody: the subject stands alone", async () => {
  const subjects = [
    { label: "수학", confidence: "LOW" as const },
    { label: "과학", confidence: "VERY_LOW" as const },
  ];
  data.list.mockResolvedValue({ count: 1, tutors: [tutor(1, { rank: "EXPERT", subjects })] });
  await show({});
  const list = within(screen.getByRole("list", { name: "과목과 스타일" }));
  const badges = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(badges.slice(0, 3)).toEqual(["전문 선생님", "수학", "과학"]);
});

test("a chosen filter is named, marked, and leads back without it; a fit is shown with its reasons", async () => {
  data.list.mockResolvedValue({ count: 1, tutors: [tutor(1, { fit: FIT })] });
  await show({ styles: "WARM", times: "monday-evening" });
  expect(screen.getByRole("heading", { name: /선생님 \d+명$/ }).textContent).toBe("조건에 맞는 선생님 1명");
  expect(link("다정한 빼기").getAttribute("href")).toBe("/tutors?times=monday-evening");
  expect(link("월 저녁 빼기").getAttribute("href")).toBe("/tutors?styles=WARM");
  expect(link("월요일 저녁").getAttribute("aria-current")).toBe("true");
  expect(link("화요일 저녁").getAttribute("aria-current")).toBeNull();
  expect(link("화요일 저녁").getAttribute("href")).toContain("times=monday-evening,tuesday-evening");
  screen.getByText("94");
  screen.getByText("월요일 19시에 만날 수 있어요");
  expect(screen.queryByRole("link", { name: /^더 보기/ })).toBeNull();
});

test("a name is looked for within the filter, and the list comes in the order that is asked for", async () => {
  data.list.mockResolvedValue({ count: 1, tutors: [tutor(1), tutor(2, { averageRating: null, reviewCount: 0 })] });
  await show({ subject: "MATH", name: "서연", sort: "RATING" });
  expect(screen.getAllByText(/^별점 \d/).map(({ textContent }) => textContent)).toEqual(["별점 4.8 · 후기 4개"]);
  const box = screen.getByRole("searchbox", { name: "이름" }) as HTMLInputElement;
  expect(Object.fromEntries(new FormData(box.form ?? undefined))).toEqual({
    ...{ name: "서연", subject: "MATH", sort: "RATING" },
  });
  expect(link("이름 ‘서연’ 빼기").getAttribute("href")).toBe("/tutors?subject=MATH&sort=RATING");
  expect(link("별점 높은 순").getAttribute("aria-current")).toBe("true");
  expect(decodeURI(link("후기 많은 순").getAttribute("href") ?? "")).toBe(
    "/tutors?subject=MATH&name=서연&sort=REVIEWS",
  );
});

test("nobody found is said, with one way out; a failed load keeps the address", async () => {
  data.list.mockResolvedValue({ count: 0, tutors: [] });
  await show({ rank: "EXPERT" });
  screen.getByText("이 조건에 맞는 선생님이 지금 없어요");
  expect(link("조건 모두 빼기").getAttribute("href")).toBe("/tutors");
  cleanup();
  data.list.mockRejectedValue(new Error("away"));
  await show({});
  screen.getByText("선생님을 불러오지 못했어요");
});

test.each([
  ["", 1],
  ["3", 3],
  ["0", 1],
  ["many", 1],
  ["9999", 30],
])("page %j of the address lists %i pages", async (page, pages) => {
  data.list.mockResolvedValue({ count: 0, tutors: [] });
  await show({ page });
  expect(data.list).toHaveBeenLastCalledWith(expect.anything(), pages);
});
