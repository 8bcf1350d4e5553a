// Checks all imports against .dependency-cruiser.cjs. Exits with 1 on a violation.
import { findBoundaryViolations } from "./lib/checks/index.mjs";

const violations = await findBoundaryViolations();
for (const { rule, from, to, comment } of violations) console.error(`${from}\n  imports ${to}\n  ${rule}: ${comment}`);
console.log(violations.length === 0 ? "Boundaries hold." : `${violations.length} imports cross a boundary.`);
process.exitCode = violations.length === 0 ? 0 : 1;
