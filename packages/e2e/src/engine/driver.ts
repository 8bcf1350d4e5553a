import type { SentTarget } from "./target";

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Longer than the pause after which a touch paints and no longer scrolls. */
export const FINGER_RESTS_MS = 300;

/** What a tab needs of an engine: few verbs, so that two protocols can give them. */
export interface Driver<Element = unknown> {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns its JSON result */
  run<T>(body: string): Promise<T>;
  find(target: SentTarget): Promise<Element | null>;
  click(element: Element): Promise<void>;
  /** Types into an element that has the focus or takes it. */
  type(element: Element, text: string): Promise<void>;
  choose(element: Element, file: string): Promise<void>;
  /** One finger goes down at the first point, rests, moves over the others, and is lifted. */
  swipe(points: readonly Point[]): Promise<void>;
  /** @returns what the window shows, as PNG in base64 */
  picture(): Promise<string>;
  close(): Promise<void>;
}
