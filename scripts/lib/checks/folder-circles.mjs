// Circles between folders, of the rules with `scope: "folder"`. dependency-cruiser follows an import into the innermost folder alone,
// so that it loses a circle which comes in by one folder of a feature and leaves by another.

/** Tests import whom they like from beside what they test: the source is looked at without them. */
const TESTS = /\.test\.[cm]?tsx?$|(^|\/)(test|e2e)\//;

/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module */
/** @typedef {{ name: string, comment: string, from: { path: string } }} FolderRule */

/**
 * Lists circles between folders, each once.
 * @param {Module[]} modules with the paths of what they import
 * @param {FolderRule[]} rules `from.path` matches the folders
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export function findFolderCircles(modules, rules) {
  return rules.flatMap(({ name, comment, from }) => {
    const circles = findCircles(importsBetween(modules, new RegExp(from.path)));
    return circles.map(([first = "", ...rest]) => ({ rule: name, from: first, to: rest.join(" -> "), comment }));
  });
}

/**
 * @param {Module[]} modules
 * @param {RegExp} named the folders
 */
function importsBetween(modules, named) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = TESTS.test(source) ? undefined : folderOf(source, named);
    if (!from) continue;
    const to = dependencies.flatMap(({ resolved }) => folderOf(resolved, named) ?? []);
    const others = to.filter((folder) => folder !== from);
    imports.set(from, new Set([...(imports.get(from) ?? []), ...others]));
  }
  return imports;
}

/**
 * The innermost of the folders that a file lies in.
 * @param {string} file
 * @param {RegExp} named
 */
function folderOf(file, named) {
  const steps = file.split("/").slice(0, -1);
  return steps.map((_, at) => steps.slice(0, at + 1).join("/")).findLast((folder) => named.test(folder));
}

/** @param {Map<string, Set<string>>} imports */
function findCircles(imports) {
  const circles = [...imports.keys()].flatMap((start) => [findCircle(imports, start) ?? []]);
  const found = circles.filter(({ length }) => length > 0);
  return [...new Map(found.map((circle) => [[...new Set(circle)].sort().join(), circle])).values()];
}

/**
 * The shortest way from a folder back to it.
 * @param {Map<string, Set<string>>} imports
 * @param {string} start
 */
function findCircle(imports, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
