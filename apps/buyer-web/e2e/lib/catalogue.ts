import type { Course } from "@pkg/domain";
import { sql } from "@pkg/e2e/database";
import type { Page } from "@playwright/test";

/** The product that a test needs; an omitted field matches any value. */
interface Wanted {
  readonly months: number;
  readonly minutes?: number;
  readonly perWeek?: number;
  readonly tablet?: boolean;
  readonly bundled?: boolean;
}

/** A middle-school course with a product of these terms. */
export async function courseOf(subject: "MATH" | "ENGLISH", wanted: Wanted): Promise<Course> {
  const { months, minutes = 60, perWeek = 1, tablet = false, bundled = false } = wanted;
  const [product] = await sql<{ id: number }[]>`
    select id from products
    where available and grade_category = 'MIDDLE' and tutor_rank = 'BASIC' and total_months = ${months}
      and minutes = ${minutes} and rent_tablet = ${tablet} and bundling_applied = ${bundled}
      and (${months} = 0 or total_counts = ${months * 4 * perWeek})
    order by final_cost, id limit 1`;
  const [detail] = await sql<{ key: string }[]>`
    select key from subject_details
    where purchasable and subject_key = ${subject} and 'MIDDLE' = any(target_school_levels) order by key limit 1`;
  if (!product || !detail) throw new Error(`The catalogue has no ${subject} for ${JSON.stringify(wanted)}`);
  return { productId: product.id, subject, subjectDetail: detail.key };
}

/** Writes courses into this browser's draft before any page is open. */
export async function chooseCourses(page: Page, courses: readonly Course[]): Promise<void> {
  const state = {
    courses,
    tabletType: null,
    rentTablet: false,
    schoolLevel: "MIDDLE",
    updatedAt: new Date().toISOString(),
  };
  await page.goto("/price");
  await page.evaluate(
    (text) => localStorage.setItem("naran.enrollment-draft", text),
    JSON.stringify({ state, version: 2 }),
  );
}
