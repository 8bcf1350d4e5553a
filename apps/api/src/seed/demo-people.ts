import type { Grade, StaffRole } from "@pkg/domain";

/** One password for every demo person: they exist in local runs and tests only. */
export const DEMO_PASSWORD = "naran-demo-2026";

export interface DemoStudent {
  readonly id: string;
  readonly name: string;
  readonly birthYear: number;
  readonly grade: Grade;
  readonly school: string;
}

export interface DemoPerson {
  readonly key: string;
  /** Shown at the start of a local run. */
  readonly role: string;
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly userType: "STUDENT" | "TUTOR";
  readonly birthYear: number;
  readonly grade?: Grade;
  readonly school?: string;
  readonly isParent?: boolean;
  readonly staffRoles?: readonly StaffRole[];
  readonly address?: { readonly postcode: string; readonly address: string; readonly addressDetail: string };
  readonly students: readonly DemoStudent[];
  /** Row of the generated tutors that this person logs in as. */
  readonly tutorId?: number;
}

const studentId = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;

/** People to log in as in a local run. All have a verified phone and accepted the terms. */
export const DEMO_PEOPLE = [
  {
    key: "student",
    role: "학생",
    id: "demo-student",
    email: "student@naran.test",
    password: DEMO_PASSWORD,
    name: "이수아",
    phoneNumber: "01000000001",
    userType: "STUDENT",
    birthYear: 2009,
    grade: 11,
    school: "서현고등학교",
    students: [{ id: studentId(1), name: "이수아", birthYear: 2009, grade: 11, school: "서현고등학교" }],
  },
  {
    key: "parent",
    role: "학부모 (자녀 2명)",
    id: "demo-parent",
    email: "parent@naran.test",
    password: DEMO_PASSWORD,
    name: "김민정",
    phoneNumber: "01000000002",
    userType: "STUDENT",
    birthYear: 1983,
    isParent: true,
    address: { postcode: "13590", address: "경기도 성남시 분당구 황새울로 351", addressDetail: "101동 1203호" },
    students: [
      { id: studentId(2), name: "김하준", birthYear: 2011, grade: 9, school: "서현중학교" },
      { id: studentId(3), name: "김서아", birthYear: 2014, grade: 6, school: "수내초등학교" },
    ],
  },
  {
    key: "tutor",
    role: "선생님",
    id: "demo-tutor",
    email: "tutor@naran.test",
    password: DEMO_PASSWORD,
    name: "박지훈",
    phoneNumber: "01000000003",
    userType: "TUTOR",
    birthYear: 2002,
    students: [],
    tutorId: 1001,
  },
  {
    key: "expert",
    role: "전문 선생님",
    id: "demo-expert",
    email: "expert@naran.test",
    password: DEMO_PASSWORD,
    name: "최은영",
    phoneNumber: "01000000004",
    userType: "TUTOR",
    birthYear: 1988,
    students: [],
    tutorId: 1002,
  },
  {
    key: "applicant",
    role: "선생님 지원자",
    id: "demo-applicant",
    email: "applicant@naran.test",
    password: DEMO_PASSWORD,
    name: "정우진",
    phoneNumber: "01000000005",
    userType: "STUDENT",
    birthYear: 2004,
    students: [],
  },
  {
    key: "operator",
    role: "운영자",
    id: "demo-operator",
    email: "operator@naran.test",
    password: DEMO_PASSWORD,
    name: "한지원",
    phoneNumber: "01000000006",
    userType: "STUDENT",
    birthYear: 1990,
    staffRoles: ["OPERATOR", "FINANCE", "ADMIN"],
    students: [],
  },
  {
    key: "finance",
    role: "재무 담당",
    id: "demo-finance",
    email: "finance@naran.test",
    password: DEMO_PASSWORD,
    name: "오세린",
    phoneNumber: "01000000007",
    userType: "STUDENT",
    birthYear: 1991,
    staffRoles: ["FINANCE"],
    students: [],
  },
] as const satisfies readonly DemoPerson[];
