import { readWebEnv } from "@pkg/web/platform/config/env";

/** Origins of the API and our apps, read at run time. Server only. */
export const webEnv = () => readWebEnv();
