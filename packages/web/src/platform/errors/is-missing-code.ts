/** Whether a chunk failed to load. Its component stays broken until the page is reloaded. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
