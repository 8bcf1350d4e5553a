import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const packageRoot: string = fileURLToPath(new URL("..", import.meta.url));

/** The package as a consumer installs it: packed by pnpm, unpacked into a project with only it and its dependencies. */
export interface PackedPackage {
  /** An empty project with `node_modules/@pkg/domain` and what it depends on. */
  readonly project: string;
  /** The unpacked package. */
  readonly folder: string;
  readonly manifest: { readonly dependencies: Readonly<Record<string, string>>; readonly version: string };
  readonly remove: () => void;
}

/** Packs what was built, and unpacks it into a new temporary project. */
export function packPackage(): PackedPackage {
  const project = mkdtempSync(join(tmpdir(), "domain-pack-"));
  const folder = join(project, "node_modules", "@pkg", "domain");
  mkdirSync(folder, { recursive: true });
  const archive = join(project, "domain.tgz");
  run("pnpm", ["pack", "--out", archive]);
  run("tar", ["-xzf", archive, "-C", folder, "--strip-components=1"]);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), link, "dir");
  }
  return { project, folder, manifest, remove: () => rmSync(project, { recursive: true, force: true }) };
}

/** Runs a program and gives its output; a failure carries what it printed. */
export function run(program: string, args: readonly string[], cwd: string = packageRoot): string {
  try {
    return execFileSync(program, args, { cwd, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
