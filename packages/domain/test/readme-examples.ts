import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./packed.ts";

const readme = readFileSync(join(packageRoot, "README.md"), "utf8");

/** The page's own values, which its examples share. */
export const setup = /```ts setup\n(.*?)```/s.exec(readme)?.[1] ?? "";

/** Each example of the page: an expression, and what it gives. */
export const examples = [...readme.matchAll(/```text\n(.*?)```/gs)]
  .flatMap(([, block = ""]) => block.trim().split("\n"))
  .map((line) => line.split(" // => "));
