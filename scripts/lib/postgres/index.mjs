// PostgreSQL servers of the local run and of test runs.
export { systemBinaries } from "./binaries.mjs";
export { ensureDatabase } from "./client.mjs";
export { localClusterFolder, startLocalCluster, startTestCluster, sweepTestClusters } from "./clusters.mjs";
export { stopLeftover } from "./server.mjs";
