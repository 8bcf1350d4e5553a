import { readWebEnv } from "@pkg/web/platform/config/env";

/** The addresses of the API and of our apps, read at run time. Server only. */
export const webEnv = () => readWebEnv();
