/** Code that should have come over the network and did not. The part that wanted it stays broken until the page is loaded again. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}
