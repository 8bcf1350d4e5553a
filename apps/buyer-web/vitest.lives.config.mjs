import { webTests } from "@pkg/config/vitest-web";

const { test, ...others } = webTests(import.meta.dirname);

// The API's tests leave the answers that these pages are made of.
export default { ...others, test: { ...test, include: ["test/lives.test.tsx"] } };
