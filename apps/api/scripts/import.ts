// `pnpm --filter @app/api import`: brings the database of DATABASE_URL to what can be sold. With NEIS_API_KEY also every school
// of the country; without, the bundled ones. Can be interrupted and run again.
import { createNeisRegister } from "../src/adapters/schools/neis.ts";
import { importCatalogue } from "../src/import/run.ts";
import { readImportEnv } from "../src/lib/config/env.ts";
import { Secret } from "../src/secrets/secret.ts";

try {
  const { DATABASE_URL, NEIS_API_KEY, NEIS_API_URL } = readImportEnv();
  const register = NEIS_API_KEY
    ? createNeisRegister({
        apiBaseUrl: NEIS_API_URL,
        apiKey: new Secret(NEIS_API_KEY),
        pageSize: 1000,
        timeoutMs: 30_000,
      })
    : null;
  const written = await importCatalogue({
    databaseUrl: DATABASE_URL,
    register,
    onProgress: ({ page, written, total }) => process.stderr.write(`schools: page ${page}, ${written} of ${total}\n`),
  });
  process.stdout.write(
    register ? `Catalogue and ${written} schools imported.\n` : "Catalogue and bundled schools imported.\n",
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
