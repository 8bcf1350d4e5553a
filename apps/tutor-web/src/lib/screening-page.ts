const SCREENING = /^\/applicants\/[^/]+\/screening$/;

/** The recorder's page: it alone may use the microphone, play what was just recorded and run the encoder. */
export const isScreeningPath = (path: string): boolean => SCREENING.test(path);

/** What its policy allows beside that of every page. */
export const SCREENING_SOURCES = {
  "script-src": ["'wasm-unsafe-eval'"],
  "worker-src": ["blob:"],
  "media-src": ["blob:"],
} as const;
