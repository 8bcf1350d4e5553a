import { createNextConfig } from "@pkg/web/next-config";

export default createNextConfig();
