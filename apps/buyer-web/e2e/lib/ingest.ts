import { once } from "node:events";
import { createServer } from "node:http";

/** Fake error-reporting service: stores each received envelope unchanged, headers included. */
export async function startIngest() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(`${request.url}\n${JSON.stringify(request.headers)}\n${Buffer.concat(chunks)}`);
    response.writeHead(200, { "access-control-allow-origin": "*" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    origin,
    dsn: `${origin.replace("http://", "http://publickey@")}/7`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
