import { webTests } from "@pkg/config/vitest-web";

export default webTests(import.meta.dirname);
