import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "naran.enrollment-draft";
const math = { productId: 1, subject: "MATH", subjectDetail: "MATH_M2_2" };
const english = { productId: 2, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem(name: string) {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string) {
    this.items.set(name, value);
  }
  removeItem(name: string) {
    this.items.delete(name);
  }
}

/** Simulates a page load: reloads the module and keeps storage. */
async function load() {
  vi.resetModules();
  return (await import("./enrollment-draft")).useEnrollmentDraft;
}

/** The page that was loaded last learns of a paid order. */
async function removePaid(...paid: (typeof math)[]) {
  (await import("./remove-paid")).removePaid(paid);
}

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("useEnrollmentDraft", () => {
  it("adds, replaces and removes courses, and outlives a reload", async () => {
    const first = await load();
    first.getState().addCourse(math);
    first.getState().addCourse(english);
    first.getState().replaceCourse(0, { ...math, productId: 9 });
    first.getState().removeCourse(1);
    first.getState().setTabletType("IPAD_9");
    const second = await load();
    expect(second.getState().courses).toEqual([{ ...math, productId: 9 }]);
    expect(second.getState().tabletType).toBe("IPAD_9");
    expect(second.getState().updatedAt).not.toBeNull();
  });

  it("stops at ten courses", async () => {
    const store = await load();
    for (let n = 0; n < 11; n += 1) store.getState().addCourse({ ...math, productId: n });
    expect(store.getState().courses.map(({ productId }) => productId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("names the server's draft until something is chosen after its payment", async () => {
    const store = await load();
    store.getState().restore({ ...store.getState(), courses: [math], draftId: "d1" });
    store.getState().addCourse(english);
    expect(store.getState().draftId).toBe("d1");
    await removePaid(math, english);
    expect((await load()).getState()).toMatchObject({ courses: [], draftId: "d1" });
    const later = await load();
    later.getState().addCourse(math);
    expect(later.getState().draftId).toBeNull();
  });

  it("keeps what another tab has chosen when its own courses are paid", async () => {
    const [second, first] = [await load(), await load()];
    first.getState().restore({ ...first.getState(), courses: [math], draftId: "d1" });
    second.getState().setCourses([math, english]);
    await removePaid(math);
    expect(first.getState()).toMatchObject({ courses: [english], draftId: null });
  });

  it("knows a draft of an older version by its courses", async () => {
    storage.setItem(KEY, JSON.stringify({ state: { courses: [math] }, version: 1 }));
    expect((await load()).getState()).toMatchObject({ courses: [math], draftId: "unnamed" });
  });

  it.each([
    ["broken text", "{"],
    ["another shape", JSON.stringify({ state: { courses: "all" }, version: 1 })],
    ["no object", "3"],
  ])("starts clean from %s", async (_, text) => {
    storage.setItem(KEY, text);
    expect((await load()).getState().courses).toEqual([]);
  });

  it("keeps the courses of another version", async () => {
    storage.setItem(KEY, JSON.stringify({ state: { courses: [math], colour: "red" }, version: 0 }));
    expect((await load()).getState()).toMatchObject({ courses: [math], tabletType: null });
  });

  it("works while storage throws", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = await load();
    store.getState().addCourse(math);
    expect(store.getState().courses).toEqual([math]);
  });
});
