import { createNextConfig } from "@pkg/web/platform/config/next-config";

export default createNextConfig();
