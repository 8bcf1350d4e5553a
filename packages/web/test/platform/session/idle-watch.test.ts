import { MINUTE, SESSION_IDLE_LIMIT_MS } from "@pkg/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EXTEND_EVERY_MS } from "../../../src/platform/session/idle-activity";
import { ASK_AGAIN_MS, type IdleState, WARN_BEFORE_MS } from "../../../src/platform/session/idle-clock";
import { createIdleWatch } from "../../../src/platform/session/idle-watch";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T00:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with one session, as other pages and apps use it too. */
function server() {
  let endsAt = Date.now() + SESSION_IDLE_LIMIT_MS;
  const made = {
    reads: 0,
    extensions: 0,
    away: false,
    left: () => (endsAt > Date.now() ? endsAt - Date.now() : null),
    slide: () => {
      endsAt = Date.now() + SESSION_IDLE_LIMIT_MS;
    },
    logOut: () => {
      endsAt = 0;
    },
  };
  return made;
}

/** A page with that session in front of it. */
function page(of = server()) {
  const watch = createIdleWatch();
  const said: IdleState[] = [];
  const fail = () => {
    if (of.away) throw new Error("no answer");
  };
  const stop = watch.start({
    readLeft: async () => {
      of.reads += 1;
      fail();
      return of.left();
    },
    extend: async () => {
      of.extensions += 1;
      fail();
      if (of.left() === null) return false;
      of.slide();
      watch.onToken({ sessionLeftMs: SESSION_IDLE_LIMIT_MS, extended: true });
      return true;
    },
    onChange: (state) => said.push(state),
  });
  watch.onToken({ sessionLeftMs: of.left() ?? 0, extended: true });
  return { of, watch, said, stop, last: () => said.at(-1)?.kind };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a page without activity", () => {
  test("shows the warning two minutes before the end, after asking the server, and reports the end", async () => {
    const { said, of } = page();
    await pass(28 * MINUTE - 1);
    expect(said).toEqual([]);
    expect(of.reads).toBe(0);
    await pass(1);
    expect(said).toEqual([{ kind: "ending", endsAt: Date.now() + WARN_BEFORE_MS, isRefused: false }]);
    await pass(WARN_BEFORE_MS - 1);
    expect(said.every(({ kind }) => kind === "ending")).toBe(true);
    await pass(1_001);
    expect(said.at(-1)).toEqual({ kind: "ended" });
    expect(of.extensions).toBe(0);
    const reads = of.reads;
    await pass(60 * MINUTE);
    expect(of.reads).toBe(reads);
  });

  test("renews its token without extending the session", async () => {
    const { watch, last } = page();
    for (let minutes = 0; minutes < 28; minutes += 4) {
      await pass(4 * MINUTE);
      expect(watch.isIdle()).toBe(true);
      watch.onToken({ sessionLeftMs: 30 * MINUTE - (minutes + 4) * MINUTE, extended: false });
    }
    expect(last()).toBe("ending");
  });
});

describe("activity", () => {
  test("extends once in three minutes, however much there is, and the last of it counts", async () => {
    const { watch, of, said } = page();
    for (let second = 0; second < 600; second += 1) {
      watch.touch();
      await pass(1_000);
    }
    expect(of.extensions).toBe(3);
    await pass(EXTEND_EVERY_MS);
    expect(of.extensions).toBe(4);
    await pass(24 * MINUTE);
    expect(said).toEqual([]);
    expect(of.extensions).toBe(4);
  });

  test("counts again after an extension that took longer than the interval", async () => {
    const watch = createIdleWatch();
    const asked: ((goesOn: boolean) => void)[] = [];
    const extend = () => new Promise<boolean>((resolve) => void asked.push(resolve));
    watch.start({ readLeft: async () => SESSION_IDLE_LIMIT_MS, extend, onChange: () => {} });
    watch.touch();
    watch.touch();
    await pass(EXTEND_EVERY_MS);
    asked[0]?.(true);
    await pass(0);
    watch.onToken({ sessionLeftMs: SESSION_IDLE_LIMIT_MS, extended: true });
    watch.touch();
    await pass(EXTEND_EVERY_MS);
    expect(asked).toHaveLength(2);
  });

  test("makes the next token extend the session", async () => {
    const { watch } = page();
    expect(watch.isIdle()).toBe(true);
    watch.touch();
    expect(watch.isIdle()).toBe(false);
    watch.onToken({ sessionLeftMs: SESSION_IDLE_LIMIT_MS, extended: true });
    expect(watch.isIdle()).toBe(true);
  });

  test("does not close a warning: that needs an explicit answer", async () => {
    const { watch, of, last } = page();
    await pass(28 * MINUTE);
    watch.touch();
    await pass(1_000);
    expect(of.extensions).toBe(0);
    await watch.extend();
    expect(of.extensions).toBe(1);
    expect(last()).toBe("calm");
  });

  test("reports the end after the computer slept past it", async () => {
    const { watch, of, last } = page();
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    watch.touch();
    await pass(0);
    expect(of.extensions).toBe(1);
    expect(last()).toBe("ended");
  });
});

describe("other tabs and apps", () => {
  test("one that was used meanwhile leaves nothing to warn of", async () => {
    const { of, said } = page();
    await pass(10 * MINUTE);
    of.slide();
    await pass(18 * MINUTE);
    expect(of.reads).toBe(1);
    expect(said).toEqual([]);
    await pass(10 * MINUTE);
    expect(said.map(({ kind }) => kind)).toEqual(["ending"]);
  });

  test("one that extends takes the warning away here, at once on coming back, otherwise soon", async () => {
    const { of, watch, last } = page();
    await pass(28 * MINUTE);
    of.slide();
    watch.look();
    await pass(0);
    expect(last()).toBe("calm");

    await pass(28 * MINUTE);
    expect(last()).toBe("ending");
    of.slide();
    await pass(ASK_AGAIN_MS);
    expect(last()).toBe("calm");
  });

  test("one that logs out ends the warning here too", async () => {
    const { of, last } = page();
    await pass(28 * MINUTE);
    of.logOut();
    await pass(ASK_AGAIN_MS);
    expect(last()).toBe("ended");
  });

  test("coming back long before the end asks nothing", async () => {
    const { of, watch } = page();
    await pass(5 * MINUTE);
    watch.look();
    await pass(0);
    expect(of.reads).toBe(0);
  });
});

describe("a server that does not answer", () => {
  test("is asked again; meanwhile nothing is shown", async () => {
    const { of, said } = page();
    of.away = true;
    await pass(40 * MINUTE);
    expect(said).toEqual([]);
    of.away = false;
    await pass(ASK_AGAIN_MS);
    expect(said.map(({ kind }) => kind)).toEqual(["ended"]);
  });

  test("keeps the warning, which reports the failed extension; the second attempt works", async () => {
    const { of, watch, said } = page();
    await pass(28 * MINUTE);
    of.away = true;
    await watch.extend();
    expect(said.at(-1)).toMatchObject({ kind: "ending", isRefused: true });
    of.away = false;
    await watch.extend();
    expect(said.at(-1)).toEqual({ kind: "calm" });
  });
});

test("a stopped watch reports nothing, and forgets the session", async () => {
  const { stop, said, of, watch } = page();
  stop();
  await pass(40 * MINUTE);
  expect(said).toEqual([]);
  expect(of.reads).toBe(0);
  expect(watch.isPast()).toBe(false);
});
