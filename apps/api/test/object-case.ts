import type { TestApp } from "./create-test-app.ts";

/** What the owner has, by name; ABSENT has the same names with ids that nobody has. */
export interface Things {
  order: string;
  key: string;
  student: string;
  method: string;
  schedule: string;
  verification: string;
  session: string;
  match: string;
  lesson: string;
  /** The class of the lesson, whose tutor wrote the message. */
  pair: string;
  thread: string;
  message: string;
  /** The token of an offer to go on with a class. */
  offer: string;
  application: string;
  /** A claimed result of the learning-type test: "<id>/<claim key>". */
  learningType: string;
  /** A level test under way. */
  levelTest: string;
  /** One that is over. */
  finishedTest: string;
  audio: string;
  consultation: string;
}

interface Target {
  /** Path below /api, with the query. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** An operation that names a thing; `owner` is what its owner may be answered. */
export interface ObjectCase {
  target: (things: Things, t: TestApp) => Target | Promise<Target>;
  owner: number[];
}
