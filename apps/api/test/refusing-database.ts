import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** Something that takes connections as a database does, and answers each with what `answer` writes; it speaks no further. */
export async function startRefusingDatabase(answer: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => answer(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  return { port, url: `postgres://nobody@127.0.0.1:${port}/none`, stop: () => server.close() };
}

/** PostgreSQL's own way to refuse a session, e.g. PgBouncer's of a parameter that it does not know. */
export function refusal(sqlState: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${sqlState}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
