import { onTestFinished, vi } from "vitest";

/** A storage in memory that can be told to refuse, as browsers do when it is full, forbidden or gone. */
export class FakeStorage {
  readonly kept = new Map<string, string>();
  refusal: Error | null = null;

  getItem(key: string): string | null {
    return this.allowed().get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.allowed().set(key, text);
  }
  removeItem(key: string): void {
    this.allowed().delete(key);
  }
  clear(): void {
    this.allowed().clear();
  }

  private allowed(): Map<string, string> {
    if (this.refusal) throw this.refusal;
    return this.kept;
  }
}

/** Puts one in place of the browser's, for the running test. */
export function fakeStorage(name: "localStorage" | "sessionStorage"): FakeStorage {
  const storage = new FakeStorage();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal(name, storage);
  onTestFinished(() => void vi.unstubAllGlobals());
  return storage;
}
