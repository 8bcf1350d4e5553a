import { inspect } from "node:util";

/**
 * Wraps a value that must never be stored or logged (card number, password, birth date, billing key).
 * Turning it into text or JSON by accident throws; `reveal()` is the only way out and is easy to search for.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): never {
    throw new TypeError("A secret must not be turned into text.");
  }

  toJSON(): never {
    throw new TypeError("A secret must not be serialised.");
  }

  [inspect.custom](): string {
    return "[secret]";
  }
}
