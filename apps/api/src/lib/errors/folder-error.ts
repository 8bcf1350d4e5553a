/** What the file system says when our folder is gone, full, of another's, or read-only. */
const AWAY: ReadonlySet<unknown> = new Set([
  "EACCES",
  "EDQUOT",
  "EEXIST",
  "EIO",
  "EMFILE",
  "ENOENT",
  "ENOSPC",
  "ENOTDIR",
  "EPERM",
  "EROFS",
]);

/** Whether an error only means that files cannot be kept or read now, so that trying again makes sense. */
export const isFolderAway = (error: unknown): boolean =>
  error instanceof Error && "path" in error && "code" in error && AWAY.has(error.code);
