// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessageComposer } from "../../../src/features/messages/message-composer";

const sent = vi.fn<(text: string) => void>();

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Composer() {
  const [text, setText] = useState("숙제 다 했어ㅇ");
  const send = () => {
    sent(text);
    setText("");
  };
  const none = { picture: null, problem: null, onPick: () => {}, ref: null };
  return <MessageComposer {...none} text={text} onWrite={setText} onSend={send} />;
}

const field = () => screen.getByLabelText("메시지");
const down = (key: object) => fireEvent.keyDown(field(), { key: "Enter", code: "Enter", ...key });
const up = () => fireEvent.keyUp(field(), { key: "Enter", code: "Enter" });
const end = () => fireEvent.compositionEnd(field());
const write = () => fireEvent.change(field(), { target: { value: "숙제 다 했어요" } });

/** One press of Enter while the last syllable is composed, as each browser tells of it. */
const PRESSES = [
  ["Chrome on a Mac, where the key comes twice", [() => down({ isComposing: true }), write, end, () => down({}), up]],
  ["Chrome on Windows", [() => down({ isComposing: true, key: "Process" }), write, end, up]],
  ["Firefox, which writes after the end", [() => down({ isComposing: true, key: "Process" }), end, write, up]],
  ["Safari, where the end comes first", [write, end, () => down({ keyCode: 229 }), up]],
] as const;

test.each(PRESSES)("one Enter sends one message with its last syllable: %s", (_, press) => {
  render(<Composer />);
  for (const step of press) step();
  expect(sent.mock.calls).toEqual([["숙제 다 했어요"]]);
});

test("Enter sends, with Shift it begins a line, and on a phone it always does", () => {
  render(<Composer />);
  down({ shiftKey: true });
  up();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  down({});
  up();
  expect(sent).not.toHaveBeenCalled();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(down({}), "no line begins").toBe(false);
  up();
  expect(sent).toHaveBeenCalledTimes(1);
});
