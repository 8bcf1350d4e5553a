/** Roles of our staff. One person may have several; none contains another. */
export const STAFF_ROLES = ["OPERATOR", "FINANCE", "ADMIN"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Korean labels of the staff roles. */
export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  OPERATOR: "운영",
  FINANCE: "재무",
  ADMIN: "관리",
};

/**
 * The roles of which each of staff's tasks needs one. Money is apart from administration: who gives out roles moves no money
 * before giving FINANCE to themselves, which is recorded.
 */
export const STAFF_ACTION_ROLES = {
  DESK: STAFF_ROLES,
  PEOPLE: ["OPERATOR", "FINANCE"],
  ACCOUNTS: ["OPERATOR"],
  VIEWS: ["OPERATOR", "ADMIN"],
  APPLICANTS: ["OPERATOR"],
  MATCHES: ["OPERATOR"],
  LESSONS: ["OPERATOR"],
  SCHEDULES: ["OPERATOR", "FINANCE"],
  TUTORS: ["OPERATOR"],
  FEEDBACK: ["OPERATOR"],
  MESSAGES: ["OPERATOR"],
  REPORTS: ["OPERATOR"],
  CONSULTATIONS: ["OPERATOR"],
  ENROLLMENTS: ["OPERATOR"],
  BENEFITS: ["OPERATOR"],
  EVENTS: ["OPERATOR"],
  LEVEL_TESTS: ["OPERATOR"],
  MONEY: ["FINANCE"],
  JOBS: ["OPERATOR", "ADMIN"],
  AUDIT: ["ADMIN"],
  FEATURES: ["ADMIN"],
  CATALOGUE: ["ADMIN"],
  ROLES: ["ADMIN"],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type StaffAction = keyof typeof STAFF_ACTION_ROLES;

/** Tells whether somebody with these roles may do a task of staff. */
export function staffMay(roles: readonly StaffRole[], action: StaffAction): boolean {
  const allowed: readonly StaffRole[] = STAFF_ACTION_ROLES[action];
  return roles.some((role) => allowed.includes(role));
}

/** The roles after one was given or taken away, in the table's order and each once. */
export function changeStaffRoles(roles: readonly StaffRole[], role: StaffRole, granted: boolean): StaffRole[] {
  return STAFF_ROLES.filter((one) => (one === role ? granted : roles.includes(one)));
}
