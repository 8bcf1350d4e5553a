import { DAY } from "@pkg/domain";
import { Calls } from "@pkg/e2e/calls";
import { TUTOR } from "@pkg/e2e/env";
import { demo, signIn } from "@pkg/e2e/session";
import { type Browser, type Page, request } from "@playwright/test";

export interface Operator {
  changeFeature(name: string, change: object): Promise<void>;
  /** Creates an unlisted coupon of an amount in won for all products. @returns its id */
  makeCoupon(code: string, discountCost: number): Promise<string>;
  changeBenefit(id: string, change: object): Promise<void>;
  end(): Promise<void>;
}

/** The page of a match at staff's desk. */
export async function openMatchAtDesk(browser: Browser, matchId: string): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, demo("operator"));
  const desk = await context.newPage();
  await desk.goto(`${TUTOR}/operator/matches/${matchId}`);
  await desk.getByRole("heading", { level: 1 }).waitFor();
  return desk;
}

/** A demo operator with a session outside the browser, who changes flags and benefits. */
export async function asOperator(origin: string): Promise<Operator> {
  const context = await request.newContext();
  const calls = new Calls(context, origin);
  await calls.send("post", "/auth/sign-in/email", demo("operator"));
  return {
    changeFeature: async (name, change) => {
      await calls.sendAsUser("patch", `/web-features/${name}`, { reason: "시험에서 바꿔요", ...change });
    },
    makeCoupon: async (code, discountCost) => {
      const terms = { discountRate: null, additionalLessonType: null, additionalLessonCount: 0, validMonths: [] };
      const rules = { condition: "NONE", offered: false, maxUses: null };
      const period = {
        startAt: new Date(Date.now() - DAY).toISOString(),
        endAt: new Date(Date.now() + DAY).toISOString(),
      };
      const coupon = { code, name: "겨울 응원", discountCost, ...terms, ...rules, ...period };
      return (await calls.sendAsUser<{ id: string }>("post", "/operator/benefits", coupon)).id;
    },
    changeBenefit: async (id, change) => {
      await calls.sendAsUser("patch", `/operator/benefits/${id}`, change);
    },
    end: () => context.dispose(),
  };
}
