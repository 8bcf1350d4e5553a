import { createRandom } from "@app/api/seed/random.ts";
import { DAY, HOUR } from "@pkg/domain";

/** How much of everything stands in the database, for a number of people. */
export interface Sizes {
  readonly people: number;
  /** The first of the people buy; the last of them teach. */
  readonly buyers: number;
  readonly tutors: number;
  readonly orders: number;
  readonly lessons: number;
}

export function sizesOf(people: number): Sizes {
  const tutors = Math.max(40, Math.floor(people / 20));
  return { people, buyers: Math.floor(people * 0.7), tutors, orders: people * 3, lessons: people * 20 };
}

/** What became of an order, and of the search for its tutor. */
export type Fate = "MATCHED" | "SEARCHING" | "STUCK" | "CANCELED" | "FAILED" | "UNKNOWN";

export interface Course {
  readonly order: number;
  readonly buyer: number;
  readonly tutor: number;
  readonly fate: Fate;
  /** Milliseconds since 1970. */
  readonly orderedAt: number;
  readonly firstLessonAt: number;
  readonly lessons: number;
}

/** Ids of generated tutors begin behind those of the seed. */
export const FIRST_TUTOR = 20_000_000;
const LESSONS_OF_COURSE = [1, 4, 4, 8, 8, 8, 8, 8, 8, 12];
/** Courses that a tutor teaches at a time, each in an hour of its own, and the weeks that they have for it. */
const HOURS_A_WEEK = 14;
const WINDOW_WEEKS = 14;
const WEEKS_AHEAD = 4;
const WEEK = 7 * DAY;
/** More orders for few buyers, more students for few tutors. */
const BUYER_SKEW = 1.4;
const TUTOR_SKEW = 1.15;

/** Every order with its buyer, tutor and time; the same ones for the same numbers. The lessons of one tutor never overlap. */
export class World {
  readonly sizes: Sizes;
  readonly now: number;
  readonly #buyers: Int32Array;
  readonly #tutors: Int32Array;
  /** How many courses the tutor had before. */
  readonly #turns: Int32Array;

  constructor(sizes: Sizes, now: number) {
    this.sizes = sizes;
    this.now = now;
    const random = createRandom(20_261_124);
    const coursesOf = new Int32Array(sizes.tutors);
    this.#buyers = new Int32Array(sizes.orders);
    this.#tutors = new Int32Array(sizes.orders);
    this.#turns = new Int32Array(sizes.orders);
    for (let order = 0; order < sizes.orders; order++) {
      const tutor = Math.floor(sizes.tutors * random.next() ** TUTOR_SKEW);
      this.#buyers[order] = Math.floor(sizes.buyers * random.next() ** BUYER_SKEW);
      this.#tutors[order] = tutor;
      this.#turns[order] = coursesOf[tutor] ?? 0;
      coursesOf[tutor] = (coursesOf[tutor] ?? 0) + 1;
    }
  }

  course(order: number): Course {
    const [buyer, tutor, turn] = [this.#buyers[order] ?? 0, this.#tutors[order] ?? 0, this.#turns[order] ?? 0];
    const fate = fateOf(order);
    const lessons = LESSONS_OF_COURSE[order % LESSONS_OF_COURSE.length] ?? 1;
    const window = Math.floor(turn / HOURS_A_WEEK);
    const hour = turn % HOURS_A_WEEK;
    const week = WEEKS_AHEAD - WINDOW_WEEKS * (window + 1) + ((order * 7) % (WINDOW_WEEKS - lessons + 1));
    const monday = Math.floor(this.now / WEEK) * WEEK;
    // Two evenings hours a day, from 18:00 KST on.
    const firstLessonAt = monday + week * WEEK + Math.floor(hour / 2) * DAY + (9 + (hour % 2)) * HOUR;
    const isOpen = fate === "SEARCHING" || fate === "STUCK" || fate === "UNKNOWN";
    const orderedAt = isOpen
      ? this.now - ((order * 977) % (5 * 24 * 60)) * 60_000
      : Math.min(firstLessonAt - 5 * DAY, this.now) - ((order * 977) % (24 * 60)) * 60_000;
    return { order, buyer, tutor, fate, orderedAt, firstLessonAt, lessons };
  }

  *courses(): Generator<Course> {
    for (let order = 0; order < this.sizes.orders; order++) yield this.course(order);
  }

  /** Courses with a tutor, until their lessons are as many as there shall be; `firstLesson` counts those before. */
  *taught(): Generator<Course & { firstLesson: number }> {
    let firstLesson = 0;
    for (const course of this.courses()) {
      const lessons = Math.min(course.lessons, this.sizes.lessons - firstLesson);
      if (lessons === 0) return;
      if (course.fate !== "MATCHED") continue;
      yield { ...course, lessons, firstLesson };
      firstLesson += lessons;
    }
  }
}

function fateOf(order: number): Fate {
  if (order % 20_000 === 11) return "UNKNOWN";
  if (order % 200 === 7) return "FAILED";
  if (order % 250 === 9) return "CANCELED";
  if (order % 1_000 === 5) return "SEARCHING";
  return order % 1_500 === 3 ? "STUCK" : "MATCHED";
}
