import { launch } from "chrome-launcher";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Opens a browser with its own profile, signed in when there is a cookie. */
export async function openBrowser(chrome: string, { url, cookie }: { url: string; cookie?: string }) {
  const browser = await launch({ chromePath: chrome, chromeFlags: FLAGS, logLevel: "error" });
  if (cookie) await setCookies(browser.port, url, cookie);
  return { port: browser.port, close: async () => browser.kill() };
}

async function setCookies(port: number, url: string, cookie: string): Promise<void> {
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url, httpOnly: true };
  });
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: "Storage.setCookies", params: { cookies } }));
      socket.onmessage = ({ data }) => {
        const { error } = JSON.parse(String(data));
        if (error) reject(new Error(error.message));
        else resolve(undefined);
      };
      socket.onerror = () => reject(new Error("The browser took no cookies."));
    });
  } finally {
    socket.close();
  }
}
