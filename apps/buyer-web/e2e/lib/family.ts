import { randomUUID } from "node:crypto";
import { type Course, requiredConsents, signUpConsents } from "@pkg/domain";
import { Calls, type Requests } from "@pkg/e2e/calls";
import { sql } from "@pkg/e2e/database";
import { newPerson } from "@pkg/e2e/session";
import { signUpByEmail } from "@pkg/e2e/sign-up";
import { PASSWORD, verifyPhone } from "./buyer";
import { CARDS } from "./cards";

interface Student {
  readonly id: string;
  readonly name: string;
}

/** API calls for tests of other screens. */
export class Family {
  readonly calls: Calls;
  /** The newest order by student and subject detail: a test that buys the same again means to. */
  private readonly bought = new Map<string, string>();

  constructor(
    context: Requests,
    origin: string,
    readonly email: string,
  ) {
    this.calls = new Calls(context.request, origin);
  }

  call<T = unknown>(method: "get" | "post" | "patch", path: string, data?: object, headers = {}): Promise<T> {
    return this.calls.sendAsUser(method, path, data, headers);
  }

  async students(): Promise<Student[]> {
    return (await this.call<{ students: Student[] }>("get", "/users/me/students")).students;
  }

  /** The students of a parent who signed up with two children. */
  async children(): Promise<[Student, Student]> {
    const [first, second] = await this.students();
    if (!first || !second) throw new Error("There are no two children");
    return [first, second];
  }

  /** Buys one course by card for a student. */
  async buy(course: Course, student: Student, change: object = {}): Promise<string> {
    const [product] = await sql<{ cost: number; months: number; tablet: boolean }[]>`
      select final_cost as cost, total_months as months, rent_tablet as tablet from products where id = ${course.productId}`;
    if (!product) throw new Error(`There is no product ${course.productId}`);
    const { cost, months, tablet } = product;
    const consents = requiredConsents({ totalMonths: [months], paymentMethod: "CARD", childUnder14: true });
    const body = {
      ...course,
      rentTablet: tablet,
      ...(tablet ? { tabletType: "GALAXY_TAB" } : {}),
      student: { name: student.name },
      studentId: student.id,
      paymentType: "CARD",
      cardInformation: {
        cardNumber: CARDS.paid,
        cardExpiry: "2029-08",
        birthdayOrCompanyNumber: "830314",
        cardPassword: "12",
      },
      alsoBought: this.bought.get(`${student.id} ${course.subjectDetail}`),
      shownAmount: cost,
      consents: consents.map(({ key }) => ({ key, agreed: true })),
      ...change,
    };
    const key = { "idempotency-key": randomUUID() };
    const { merchantUid } = await this.call<{ merchantUid: string }>("post", "/lessons/orders/card", body, key);
    this.bought.set(`${student.id} ${course.subjectDetail}`, merchantUid);
    return merchantUid;
  }
}

/** A parent with two children, signed in in this context. */
export async function signUpFamily(context: Requests, origin: string): Promise<Family> {
  const { email, phone } = newPerson();
  const family = new Family(context, origin, email);
  await signUpByEmail(family.calls, { name: "김민정", email, password: PASSWORD });
  await family.call("post", "/users", {
    locale: "ko-KR",
    userType: "STUDENT",
    isParent: true,
    name: "김민정",
    birthYear: 1983,
    children: [
      { name: "김하준", birthYear: 2011, grade: 9 },
      { name: "김서아", birthYear: 2014, grade: 6 },
    ],
    consents: signUpConsents({ type: "parent", childUnder14: true }).map(({ key }) => ({ key, agreed: true })),
  });
  await verifyPhone(family.calls, phone);
  return family;
}
