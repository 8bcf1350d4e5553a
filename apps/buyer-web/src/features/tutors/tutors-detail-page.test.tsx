// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PublicTutor } from "@/lib/tutors/public-tutors";
import { sampleProducts } from "../../../test/sample-products";
import { SAMPLE_SUBJECTS } from "../../../test/sample-subjects";
import { TutorsDetailPage } from "./tutors-detail-page";

const data = vi.hoisted(() => ({ tutor: vi.fn(), subjects: vi.fn(), products: vi.fn() }));
vi.mock("@/lib/site/public-data", () => ({ loadSubjects: data.subjects, loadProducts: data.products }));
vi.mock("@/lib/tutors/public-tutors", () => ({ loadTutor: data.tutor }));
// It loads by itself on the server.
vi.mock("./components/tutor-reviews", () => ({ TutorReviews: () => null }));
vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
}));

const TUTOR = {
  id: "7",
  name: "김서연",
  gender: "FEMALE",
  rank: "BASIC",
  universityName: "나란대학교",
  universityTier: "HIGHEST",
  major: "수학교육과",
  majorGroup: "EDUCATION",
  majorTrack: "NATURAL_SCIENCES",
  admissionType: "EARLY_DECISION",
  styles: ["WARM"],
  teachingYears: 3,
  introduction: "왜 틀렸는지부터 찾아요.",
  isOpen: true,
  takesStudents: true,
  isStudyChecked: false,
  lessonsGiven: 12,
  voiceSeconds: null,
  freeDays: [{ date: "2026-11-25", periods: ["18:00-21:00"] }],
  subjects: {
    middleSchoolSubjects: ["MATH_M2_2"],
    highSchoolSubjects: [],
    advancedSubjects: [],
    confidenceSubjects: [{ subject: "MATH", level: "VERY_HIGH" }],
  },
  weeklyAvailablePeriods: {
    ...{ monday: [], tuesday: [], wednesday: ["18:00-21:00"], thursday: [], friday: [], saturday: [], sunday: [] },
  },
} satisfies PublicTutor;

beforeEach(() => {
  data.subjects.mockResolvedValue(SAMPLE_SUBJECTS);
  data.products.mockResolvedValue(sampleProducts());
});
const show = async (change: Partial<PublicTutor> | null = {}) => {
  data.tutor.mockResolvedValue(change && { ...TUTOR, ...change });
  return render(await TutorsDetailPage({ id: "7" }));
};
const actions = () =>
  screen.getAllByRole("link").flatMap((link) => {
    const href = link.getAttribute("href") ?? "";
    return href.startsWith("/simple-enroll") ? [`${link.textContent} ${href}`] : [];
  });

test("offers the trial first, then the enrollment, both with this tutor", async () => {
  await show();
  screen.getByRole("heading", { level: 1, name: "김서연 선생님" });
  screen.getByText("11월 25일(수)");
  screen.getByText("나란에서 수업 12회");
  // Beside the profile on a wide screen, and in the bar of a phone.
  expect(actions().slice(0, 2)).toEqual([
    expect.stringMatching(/^체험 수업 [\d,]+원 \/simple-enroll\?tutor=7&rank=BASIC&trial=1$/),
    "이 선생님으로 신청 /simple-enroll?tutor=7&rank=BASIC",
  ]);
});

test("describes the tutor to search engines, with the trial as the offer", async () => {
  const { container } = await show({ introduction: "</script><b>" });
  const [script] = container.querySelectorAll('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain("</script>");
  expect(JSON.parse(script?.textContent ?? "")).toMatchObject({
    "@type": "Person",
    name: "김서연 선생님",
    alumniOf: { name: "나란대학교" },
    knowsAbout: ["수학"],
    makesOffer: { priceCurrency: "KRW" },
  });
});

test("a voice can be played only with the tutor's consent", async () => {
  const { container } = await show();
  expect(container.querySelector("audio")).toBeNull();
  cleanup();
  await show({ voiceSeconds: 12 });
  expect(screen.getByLabelText(/김서연 선생님의 목소리/).getAttribute("src")).toBe("/api/tutors/7/voice");
});

test("says that staff saw the papers of the studies, where it did", async () => {
  const { container } = await show();
  expect(container.textContent).not.toContain("서류");
  cleanup();
  await show({ isStudyChecked: true });
  screen.getByText("재학·졸업 서류를 확인했어요");
});

test("one who takes nobody leads to others of the subject, and offers nothing", async () => {
  await show({ takesStudents: false });
  expect(actions()).toEqual([]);
  const [others] = screen.getAllByRole("link", { name: "같은 과목 선생님 보기" });
  expect(others?.getAttribute("href")).toBe("/tutors?subject=MATH");
});

test("a missing tutor is not found; a failed load can be tried again", async () => {
  await expect(show(null)).rejects.toThrow("not found");
  data.tutor.mockRejectedValue(new Error("away"));
  render(await TutorsDetailPage({ id: "7" }));
  screen.getByText("선생님을 불러오지 못했어요");
});
