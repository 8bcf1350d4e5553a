import { randomUUID } from "node:crypto";
import { type Course, requiredConsents, signUpConsents } from "@pkg/domain";
import type { BrowserContext } from "@playwright/test";
import { freshPerson, PASSWORD } from "./buyer";
import { CARDS } from "./cards";
import { newestCode, sql } from "./stack";

/** Calls of the product itself, for tests that are about something else. */
export class Family {
  constructor(
    readonly context: BrowserContext,
    readonly origin: string,
    readonly email: string,
  ) {}

  async call<T = unknown>(method: "get" | "post" | "patch", path: string, data?: object, extra = {}): Promise<T> {
    const token = await this.context.request.post(`${this.origin}/api/access-token`, {
      headers: { origin: this.origin },
    });
    const { accessToken } = await token.json();
    const headers = { origin: this.origin, authorization: `Bearer ${accessToken}`, ...extra };
    const response = await this.context.request[method](`${this.origin}/api${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
    return response.json();
  }

  async students(): Promise<{ id: string; name: string }[]> {
    return (await this.call<{ students: { id: string; name: string }[] }>("get", "/users/me/students")).students;
  }

  /** Buys one course by card for a student. */
  async buy(course: Course, student: { id: string; name: string }, change: object = {}): Promise<string> {
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
      shownAmount: cost,
      consents: consents.map(({ key }) => ({ key, agreed: true })),
      ...change,
    };
    const key = { "idempotency-key": randomUUID() };
    return (await this.call<{ merchantUid: string }>("post", "/lessons/orders/card", body, key)).merchantUid;
  }
}

/** A parent with two children, signed in in this context. */
export async function signUpFamily(context: BrowserContext, origin: string): Promise<Family> {
  const { email, phone } = freshPerson();
  const family = new Family(context, origin, email);
  const signUp = { name: "김민정", email, password: PASSWORD };
  const made = await context.request.post(`${origin}/api/auth/sign-up/email`, { data: signUp, headers: { origin } });
  if (!made.ok()) throw new Error(`Sign-up answers ${made.status()}: ${await made.text()}`);
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
  const { id } = await family.call<{ id: string }>("post", "/phone-verifications", { phoneNumber: phone });
  await family.call("post", `/phone-verifications/${id}/verify`, { code: await newestCode(phone) });
  return family;
}
