// Checks file names, file lengths and access to the environment against scripts/lib/checks/layout-rules.mjs. Exits with 1 on a violation.
import { findLayoutViolations } from "./lib/checks/index.mjs";

const violations = findLayoutViolations();
for (const { rule, file, message } of violations) console.error(`${file}\n  ${rule}: ${message}`);
console.log(violations.length === 0 ? "The layout holds." : `${violations.length} files break the layout.`);
process.exitCode = violations.length === 0 ? 0 : 1;
