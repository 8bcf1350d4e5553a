import { Grade } from "@pkg/domain";
import { describe, expect, test } from "vitest";
import { consentsOf } from "./consents-of";
import { parseDraft } from "./parse-draft";
import { type ChildDraft, EMPTY_CHILD, EMPTY_DRAFT, type SignUpDraft } from "./sign-up-draft";
import { reachableStep, stepProblems } from "./sign-up-steps";
import { type StepId, signUpProgress, signUpSteps } from "./step-ids";
import { toRegistration } from "./to-registration";

const NOW = new Date("2026-11-20T03:00:00Z");
const SCHOOL = { id: 12, name: "나란중학교", region: "서울" };
const HAJUN: ChildDraft = { name: "김하준", birthYear: "2013", grade: Grade.M2, school: SCHOOL };
const STUDENT: SignUpDraft = {
  ...EMPTY_DRAFT,
  type: "student",
  email: "seoyeon@naran.example",
  emailProof: "sealed",
  name: " 김서연 ",
  birthYear: "2010",
  grade: Grade.H1,
};
const PARENT: SignUpDraft = {
  ...EMPTY_DRAFT,
  type: "parent",
  email: "sujin@naran.example",
  emailProof: "sealed",
  name: "이수진",
  birthYear: "1985",
  children: [HAJUN],
};

const GUARDIAN = { name: " 김민정 ", phoneNumber: "010-1234-5678", verificationId: "v1", isVerified: true };

describe("a stored draft", () => {
  test("comes back as it was", () => {
    const draft: SignUpDraft = {
      ...PARENT,
      guardian: GUARDIAN,
      agreed: ["TUTOR_TERMS", "PRIVACY"],
      email: "a@naran.example",
    };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test.each([null, [], "x", { type: "operator", grade: 99, children: 5, agreed: ["X"], school: {} }])(
    "%j starts clean",
    (value) => {
      expect(parseDraft(value)).toEqual(EMPTY_DRAFT);
    },
  );

  test("a password in it is dropped", () => {
    expect(JSON.stringify(parseDraft({ ...STUDENT, password: "geheim" }))).not.toContain("geheim");
  });
});

describe("the questions", () => {
  test("depend on who applies, and on whether there is an account already", () => {
    expect(signUpSteps("student", false, false)).toEqual(["who", "me", "email", "study", "terms", "account"]);
    expect(signUpSteps("student", false, true)).toEqual([
      "who",
      "me",
      "guardian",
      "email",
      "study",
      "terms",
      "account",
    ]);
    expect(signUpSteps("parent", true, false)).toEqual(["who", "me", "child", "childStudy", "children", "terms"]);
  });

  test("have a progress that never goes back, with the same total for both kinds", () => {
    for (const type of ["student", "parent"] as const) {
      const progress = signUpSteps(type, false, true).map((step) => signUpProgress(step, false));
      expect(new Set(progress.map(({ total }) => total))).toEqual(new Set([7]));
      const reached = progress.map(({ current }) => current);
      expect(reached).toEqual([...reached].sort((a, b) => a - b));
      // The phone is the seventh.
      expect([reached[0], reached.at(-1)]).toEqual([1, 6]);
      expect(["me", "email"].map((step) => signUpProgress(step as StepId, false).current)).toEqual([2, 3]);
    }
    expect(signUpProgress("terms", true)).toEqual({ current: 4, total: 5 });
  });

  test("can't be skipped", () => {
    const reach = (draft: SignUpDraft) => reachableStep({ step: "account", child: 0 }, draft, false, NOW).step;
    expect(reach(EMPTY_DRAFT)).toBe("who");
    expect(reach({ ...STUDENT, email: "seoyeon" })).toBe("email");
    expect(reach({ ...STUDENT, emailProof: "" })).toBe("email");
    expect(reach({ ...STUDENT, birthYear: "20" })).toBe("me");
    expect(reach({ ...STUDENT, grade: null })).toBe("study");
    expect(reach(STUDENT)).toBe("terms");
    expect(reach({ ...STUDENT, agreed: ["STUDENT_TERMS", "PRIVACY_AND_MONITORING"] })).toBe("account");
    expect(reach({ ...PARENT, children: [] })).toBe("child");
    expect(reach({ ...PARENT, children: [{ ...HAJUN, grade: null }] })).toBe("children");
  });

  test("under 14 lead to the guardian, and not past one whose phone is not confirmed", () => {
    const reach = (draft: SignUpDraft) => reachableStep({ step: "account", child: 0 }, draft, false, NOW).step;
    const child = { ...STUDENT, birthYear: "2012" };
    expect(reach(child)).toBe("guardian");
    expect(reach({ ...child, guardian: { ...GUARDIAN, isVerified: false } })).toBe("guardian");
    expect(reach({ ...child, guardian: { ...GUARDIAN, name: "" } })).toBe("guardian");
    expect(reach({ ...child, guardian: GUARDIAN })).toBe("terms");
    expect(reach({ ...STUDENT, birthYear: "2011" })).toBe("terms");
  });

  test("do not take a minor for a parent", () => {
    expect(stepProblems("me", { ...PARENT, birthYear: "2012" }, 0, NOW).birthYear).toMatch("만 19세부터");
    expect(reachableStep({ step: "children", child: 0 }, { ...PARENT, birthYear: "2012" }, false, NOW).step).toBe("me");
    expect(stepProblems("me", { ...STUDENT, birthYear: "2012" }, 0, NOW).birthYear).toBeNull();
  });

  test("a second child can be started, and left again", () => {
    const reach = (step: "child" | "childStudy" | "children", child: number) =>
      reachableStep({ step, child }, PARENT, false, NOW);
    expect(reach("child", 1)).toEqual({ step: "child", child: 1, person: EMPTY_CHILD });
    expect(reach("child", 7)).toEqual({ step: "child", child: 1, person: EMPTY_CHILD });
    expect(reach("childStudy", 1)).toEqual({ step: "child", child: 1, person: EMPTY_CHILD });
    expect(reach("childStudy", 0)).toEqual({ step: "childStudy", child: 0, person: HAJUN });
    expect(reach("children", 1)).toEqual({ step: "children" });
  });

  test("a step of the other kind of sign-up starts over", () => {
    expect(reachableStep({ step: "children", child: 0 }, STUDENT, false, NOW).step).toBe("who");
  });

  test("each says what is missing", () => {
    expect(stepProblems("who", EMPTY_DRAFT, 0, NOW)).toEqual({ type: "누가 수업을 신청하는지 골라 주세요." });
    expect(stepProblems("me", EMPTY_DRAFT, 0, NOW)).toMatchObject({ name: "이름을 적어 주세요." });
    const unfinished = { ...PARENT, children: [HAJUN, { ...HAJUN, name: "김하린", grade: null }] };
    expect(stepProblems("children", unfinished, 0, NOW)).toEqual({ children: "김하린의 학년을 골라 주세요." });
    expect(stepProblems("terms", PARENT, 0, NOW)).toEqual({ terms: "필수 약관 4개가 남았어요." });
  });
});

describe("the terms", () => {
  const keys = (draft: SignUpDraft) => consentsOf(draft, NOW).map(({ key }) => key);

  test("of a student", () => {
    expect(keys(STUDENT)).toEqual(["STUDENT_TERMS", "PRIVACY_AND_MONITORING", "MARKETING"]);
    const child = { ...STUDENT, birthYear: "2014" };
    expect(keys(child)).toEqual(["STUDENT_TERMS", "PRIVACY_AND_MONITORING", "UNDER_14_PRIVACY"]);
  });

  test("of a parent: one child under 14 is enough for the under-14 term", () => {
    expect(keys(PARENT)).toEqual(["TUTOR_TERMS", "UNDER_14_PRIVACY", "PRIVACY", "TWELVE_MONTH_PRODUCT", "MARKETING"]);
    expect(keys({ ...PARENT, children: [{ ...HAJUN, birthYear: "2009" }] })).not.toContain("UNDER_14_PRIVACY");
    const both = { ...PARENT, children: [{ ...HAJUN, birthYear: "2009" }, HAJUN] };
    expect(keys(both)).toContain("UNDER_14_PRIVACY");
  });
});

describe("the registration", () => {
  test("of a student", () => {
    const agreed = ["STUDENT_TERMS", "PRIVACY_AND_MONITORING"] as const;
    expect(toRegistration({ ...STUDENT, school: SCHOOL, agreed }, NOW)).toEqual({
      locale: "ko",
      userType: "STUDENT",
      isParent: false,
      name: "김서연",
      birthYear: 2010,
      grade: Grade.H1,
      schoolId: 12,
      consents: [
        { key: "STUDENT_TERMS", agreed: true },
        { key: "PRIVACY_AND_MONITORING", agreed: true },
        { key: "MARKETING", agreed: false },
      ],
    });
  });

  test("of a student under 14 names the guardian; of nobody else", () => {
    const child = { ...STUDENT, birthYear: "2013", guardian: GUARDIAN };
    expect(toRegistration(child, NOW).guardian).toEqual({ name: "김민정", verificationId: "v1" });
    expect(toRegistration({ ...STUDENT, guardian: GUARDIAN }, NOW)).not.toHaveProperty("guardian");
  });

  test("of a parent: children with what is known of them, and no grade of the parent", () => {
    const draft = { ...PARENT, grade: Grade.H1, children: [HAJUN, { ...HAJUN, name: "김하린", school: null }] };
    const body = toRegistration(draft, NOW);
    expect(body).not.toHaveProperty("grade");
    expect(body.children).toEqual([
      { name: "김하준", birthYear: 2013, grade: Grade.M2, schoolId: 12 },
      { name: "김하린", birthYear: 2013, grade: Grade.M2 },
    ]);
  });
});
