// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { shrinkPicture } from "../../../src/features/messages/shrink-picture";

afterEach(() => vi.restoreAllMocks());

const large = new Blob(["x".repeat(20)], { type: "image/png" });

/** A browser that writes these types; of any other it makes a PNG. */
function browserThatWrites(...types: string[]) {
  const written = (type = "image/png") => (types.includes(type) ? type : "image/png");
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4800, height: 2400, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation((type) => `data:${written(type)};base64,`);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, take, type) {
    take(new Blob([`${this.width} x ${this.height}`], { type: written(type) }));
  });
}

test.each([
  ["WebP", ["image/webp", "image/jpeg"], "image/webp"],
  ["JPEG, where WebP is not written", ["image/jpeg"], "image/jpeg"],
])("a picture that is too large becomes a smaller %s", async (_name, types, type) => {
  browserThatWrites(...types);
  const smaller = await shrinkPicture(large, 10);
  expect([smaller.type, await smaller.text()]).toEqual([type, "2400 x 1200"]);
});

test("a picture that is small enough stays as it is", async () => {
  browserThatWrites("image/webp");
  expect(await shrinkPicture(large, 20)).toBe(large);
});
