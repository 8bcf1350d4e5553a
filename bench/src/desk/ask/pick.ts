import type { Random } from "@app/api/seed/random.ts";
import { idOf, merchantUidOf, nameOf, phoneOf, userOf } from "../fill/names.ts";
import { type Course, type Fate, FIRST_TUTOR, type World } from "../fill/world.ts";

/** One thing in ten is of the busiest buyer or tutor there is. */
const BUSIEST = 0.1;

/** Takes people and things at random out of what was filled in. */
export class Pick {
  readonly #world: World;
  readonly #random: Random;
  readonly productId: number;

  /** @param productId of something that is sold */
  constructor(world: World, random: Random, productId: number) {
    this.#world = world;
    this.#random = random;
    this.productId = productId;
  }

  one<T>(things: readonly T[]): T {
    return this.#random.pick(things);
  }

  #person(count: number): number {
    return this.#random.chance(BUSIEST) ? 0 : this.#random.int(0, count - 1);
  }

  buyer = (): string => userOf(this.#person(this.#world.sizes.buyers));
  name = (): string => nameOf(this.#person(this.#world.sizes.buyers));
  phone = (): string => phoneOf(this.#person(this.#world.sizes.buyers));
  /** As staff tells people of one name apart: "김하준 0123". */
  called(): string {
    const person = this.#person(this.#world.sizes.buyers);
    return `${nameOf(person)} ${phoneOf(person).slice(-4)}`;
  }

  email = (): string => `person${this.#person(this.#world.sizes.people)}@bench.test`;

  tutor(): { id: number; userId: string } {
    const tutor = this.#person(this.#world.sizes.tutors);
    return { id: FIRST_TUTOR + tutor, userId: userOf(this.#world.sizes.people - this.#world.sizes.tutors + tutor) };
  }

  applicant = (): string => idOf("applicant", this.#random.int(0, this.#world.sizes.tutors));
  consultation = (): string => idOf("call", this.#person(Math.ceil(this.#world.sizes.people / 20)));

  /** A course of that fate, with the ids of what belongs to it: the next one behind a place that is chosen at random. */
  course(fate: Fate = "MATCHED") {
    const { orders } = this.#world.sizes;
    const first = this.#random.int(0, orders - 1);
    for (let behind = 0; behind < orders; behind++) {
      const course = this.#world.course((first + behind) % orders);
      if (course.fate === fate) return withIds(course, this.#world);
    }
    throw new Error(`No order is ${fate}.`);
  }
}

const withIds = (course: Course, { sizes }: World) => ({
  buyer: userOf(course.buyer),
  student: idOf("student", course.buyer),
  tutorUser: userOf(sizes.people - sizes.tutors + course.tutor),
  match: idOf("match", course.order),
  merchantUid: merchantUidOf(course.order),
});
