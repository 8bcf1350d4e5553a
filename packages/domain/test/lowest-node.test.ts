import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type PackedPackage, packageRoot, packPackage, run } from "./packed.ts";
import { examples, setup } from "./readme-examples.ts";

// The tests run on the pinned Node; the package promises a lower one, where newer methods are missing.

const { engines } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
const LOWEST = Number(/\d+/.exec(engines.node)?.[0]);

/** A Node of the lowest version that is promised, among those of this machine. */
const lowest = run("which", ["-a", "node"])
  .split("\n")
  .find((node) => majorOf(node) === LOWEST);

function majorOf(node: string): number | null {
  try {
    return Number(
      execFileSync(node, ["-p", "process.versions.node.split('.')[0]"], { encoding: "utf8", stdio: "pipe" }),
    );
  } catch {
    return null;
  }
}

let packed: PackedPackage;
beforeAll(() => {
  packed = packPackage();
}, 120_000);
afterAll(() => packed.remove());

// The pinned Node is all that a machine needs: without a lower one there is nothing to run it on.
it.skipIf(!lowest)(
  `gives what its page says on Node ${LOWEST}, too`,
  () => {
    const code = `const given = { ...require("@pkg/domain"), ...require("@pkg/domain/schemas") };
    const names = Object.keys(given).filter((name) => name !== "__esModule");
    const { isDeepStrictEqual } = require("node:util");
    const setup = ${JSON.stringify(setup)};
    const evaluate = (expression) =>
      new Function(...names, '"use strict";' + setup + ";return (" + expression + ");")(...names.map((name) => given[name]));
    const plain = (value) => JSON.parse(JSON.stringify({ value }));
    const fails = ({ 0: expression, 1: expected }) => {
      try { return isDeepStrictEqual(plain(evaluate(expression)), plain(evaluate(expected))) ? [] : [expression]; }
      catch (error) { return [expression + ": " + error.message]; }
    };
    console.log(JSON.stringify(${JSON.stringify(examples)}.flatMap(fails)));`;
    expect(JSON.parse(run(lowest ?? "", ["-e", code], packed.project))).toEqual([]);
  },
  60_000,
);
