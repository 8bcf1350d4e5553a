import { writeFile } from "node:fs/promises";
import { openApiText } from "../test/openapi-text.ts";

// Writes the contract that packages/api-client is generated from.
const target = new URL("../../../packages/api-client/openapi.json", import.meta.url);
await writeFile(target, await openApiText());
