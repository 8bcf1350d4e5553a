import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * A way to a database that can be shut, as when its server dies: connections break, new ones are refused. Or it hangs: new
 * ones are taken and stay without an answer.
 */
export async function startDatabaseGate(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const take = (socket: Socket) => {
    const ways = isHanging ? [socket] : [socket, connect(Number(target.port), target.hostname)];
    for (const [at, way] of ways.entries()) {
      sockets.add(way);
      way
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(way);
          for (const other of ways) other.destroy();
        });
      const other = ways[1 - at];
      if (other) way.pipe(other);
    }
  };
  let server: Server = createServer(take).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const url = new URL(databaseUrl);
  url.port = String(port);
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.toString(),
    async shut() {
      const closed = once(server, "close");
      server.close();
      breakAll();
      await closed;
    },
    async open() {
      if (isHanging) breakAll();
      isHanging = false;
      if (server.listening) return;
      server = createServer(take).listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    hang() {
      isHanging = true;
      breakAll();
    },
  };
}
