import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes the files into a temporary folder, passes it to the function, and removes it. */
export async function withTree(files, use) {
  const base = mkdtempSync(join(tmpdir(), "naran-tree-"));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(base, path)), { recursive: true });
      writeFileSync(join(base, path), content);
    }
    return await use(base);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}
