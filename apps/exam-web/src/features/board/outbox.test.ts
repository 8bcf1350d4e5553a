import { describe, expect, it, vi } from "vitest";
import type { Answers, BoardAnswer } from "./board-answer";
import { createOutbox } from "./outbox";

const answer = (choice: number, sequence: number): BoardAnswer => ({
  choice,
  isUnknown: false,
  isFlagged: false,
  sequence,
});

/** A storage that a second page can read. */
function storage(start: Answers = {}) {
  let kept = start;
  return {
    read: () => kept,
    write: (next: Answers) => {
      kept = next;
    },
    forget: () => {
      kept = {};
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("the outbox", () => {
  it("sends an answer and forgets it once it has arrived", async () => {
    const kept = storage();
    const send = vi.fn(async (_number: number, one: BoardAnswer) => one);
    const outbox = createOutbox({ kept, send });
    outbox.put(3, answer(1, 10));
    expect(outbox.read().waiting).toEqual([3]);
    expect(kept.read()).toEqual({ 3: answer(1, 10) });
    await settled();
    expect(send).toHaveBeenCalledWith(3, answer(1, 10));
    expect(outbox.read().waiting).toEqual([]);
    expect(kept.read()).toEqual({});
    expect(outbox.read().own[3]).toEqual(answer(1, 10));
  });

  it("keeps what could not be sent, also for the next page, and sends it when asked again", async () => {
    const kept = storage();
    const lost = createOutbox({ kept, send: () => Promise.reject(new Error("offline")) });
    lost.put(1, answer(0, 10));
    lost.put(2, answer(4, 11));
    await settled();
    expect(await lost.flush()).toBe(false);
    expect(lost.read().waiting).toEqual([1, 2]);

    const send = vi.fn(async (_number: number, one: BoardAnswer) => one);
    const next = createOutbox({ kept, send });
    expect(next.read().own).toEqual({ 1: answer(0, 10), 2: answer(4, 11) });
    expect(await next.flush()).toBe(true);
    expect(send.mock.calls.map(([number]) => number)).toEqual([1, 2]);
    expect(kept.read()).toEqual({});
  });

  it("sends the newest answer when one is changed while an older one is on its way", async () => {
    const sent: number[] = [];
    let release: () => void = () => {};
    const outbox = createOutbox({
      kept: storage(),
      send: async (_number, one) => {
        sent.push(one.choice ?? -1);
        if (sent.length === 1) await new Promise<void>((resolve) => (release = resolve));
        return one;
      },
    });
    outbox.put(1, answer(0, 10));
    outbox.put(1, answer(1, 11));
    release();
    expect(await outbox.flush()).toBe(true);
    expect(sent).toEqual([0, 1]);
    expect(outbox.read()).toMatchObject({ waiting: [], own: { 1: answer(1, 11) } });
  });

  it("takes over what the server keeps, which may be a newer answer of another device", async () => {
    const outbox = createOutbox({ kept: storage(), send: async () => answer(2, 99) });
    outbox.put(1, answer(0, 10));
    await outbox.flush();
    expect(outbox.read().own[1]).toEqual(answer(2, 99));
  });

  it("leaves what another tab has kept, and forgets it once a newer answer has arrived", async () => {
    const kept = storage();
    const [one, other] = [0, 1].map(() => createOutbox({ kept, send: () => Promise.reject(new Error("offline")) }));
    one?.put(1, answer(0, 10));
    other?.put(2, answer(1, 11));
    other?.put(1, answer(3, 12));
    one?.put(3, answer(2, 13));
    expect(kept.read()).toEqual({ 1: answer(3, 12), 2: answer(1, 11), 3: answer(2, 13) });

    const send = vi.fn(async (_number: number, sent: BoardAnswer) => sent);
    const next = createOutbox({ kept, send });
    other?.put(2, answer(4, 20));
    next.put(2, answer(0, 21));
    expect(await next.flush()).toBe(true);
    expect(send).toHaveBeenCalledWith(1, answer(3, 12));
    expect(next.read().own[2]).toEqual(answer(0, 21));
    expect(kept.read()).toEqual({});
  });

  it("stops once the test is over", async () => {
    const kept = storage({ 1: answer(0, 10), 2: answer(1, 11) });
    const outbox = createOutbox({ kept, send: async () => "OVER" });
    expect(await outbox.flush()).toBe(true);
    expect(outbox.read()).toMatchObject({ waiting: [], isOver: true });
    expect(kept.read()).toEqual({});
  });
});
