/** Whether code failed to load: the network is away, or a deploy took it. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
