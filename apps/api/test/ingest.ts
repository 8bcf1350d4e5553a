import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";

export interface Ingest {
  /** What a service is given to report here. */
  readonly dsn: string;
  /** Everything that was received, addresses and headers included. */
  readonly received: string[];
  close(): Promise<void>;
}

/** Plays the error-reporting service: takes envelopes over HTTP and keeps them as they came. */
export async function startIngest(): Promise<Ingest> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
    received.push(`${request.url}\n${JSON.stringify(request.headers)}\n${text}`);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/7`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
