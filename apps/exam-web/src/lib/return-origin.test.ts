import { expect, it } from "vitest";
import { returnOrigin } from "./return-origin";

const OURS = ["https://naran.example", "https://m.naran.example"] as const;

it.each([
  [undefined, "https://naran.example"],
  ["https://naran.example", "https://naran.example"],
  ["https://m.naran.example", "https://m.naran.example"],
])("%s leads back to %s", (named, origin) => {
  expect(returnOrigin(named, OURS)).toEqual({ kind: "ours", origin });
});

it.each([
  "https://evil.example",
  "https://naran.example.evil.example",
  "https://naran.example@evil.example",
  "https://naran.example/",
  "http://naran.example",
  "//naran.example",
  "javascript:alert(1)",
  "",
  ["https://naran.example", "https://evil.example"],
])("%s is refused", (named) => {
  expect(returnOrigin(named, OURS)).toEqual({ kind: "refused" });
});
