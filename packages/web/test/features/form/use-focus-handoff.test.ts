// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useFocusHandoff } from "../../../src/features/form/use-focus-handoff";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const addButton = () => document.body.appendChild(document.createElement("button"));

/** A page whose button was pressed, to hand the focus on to `target`. */
function press(...targets: { current: HTMLElement | null }[]) {
  const pressed = addButton();
  pressed.focus();
  const { result, rerender } = renderHook(() => useFocusHandoff());
  result.current(...targets);
  return { pressed, draw: () => rerender() };
}

test("the focus stays while the pressed control is there, and moves when it is gone", () => {
  const target = { current: addButton() };
  const { pressed, draw } = press({ current: null }, target);
  draw();
  expect(document.activeElement).toBe(pressed);
  pressed.remove();
  draw();
  expect(document.activeElement).toBe(target.current);
});

test("what comes in its place a moment later is waited for", () => {
  const target: { current: HTMLElement | null } = { current: null };
  const { pressed, draw } = press(target);
  pressed.remove();
  draw();
  expect(document.activeElement).toBe(document.body);
  target.current = addButton();
  draw();
  expect(document.activeElement).toBe(target.current);
});

test("focus that the user moved meanwhile stays, then and later", () => {
  const [target, elsewhere] = [{ current: addButton() }, addButton()];
  const { pressed, draw } = press(target);
  elsewhere.focus();
  pressed.remove();
  draw();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.blur();
  draw();
  expect(document.activeElement).toBe(document.body);
});
