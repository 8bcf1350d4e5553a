const SCRIPT = "https://cdn.channel.io/plugin/ch-plugin-web.js";

type ChannelIo = (command: string, ...args: readonly unknown[]) => void;

declare global {
  interface Window {
    ChannelIO?: ChannelIo & { readonly q?: unknown[] };
  }
}

let booted: Promise<void> | null = null;

/**
 * Opens the vendor's chat. Its script loads with the first press and gets no personal data.
 * @throws Error when the script fails to load (offline or blocked)
 */
export async function openChannelIo(pluginKey: string): Promise<void> {
  booted ??= boot(pluginKey).catch((error: unknown) => {
    booted = null;
    throw error;
  });
  await booted;
  window.ChannelIO?.("showMessenger");
}

async function boot(pluginKey: string): Promise<void> {
  const waiting: unknown[] = [];
  // The script runs the calls that were queued before it loaded.
  window.ChannelIO ??= Object.assign((...call: readonly unknown[]) => void waiting.push(call), { q: waiting });
  await loadScript();
  await new Promise<void>((resolve, reject) => {
    // Our own button opens it, at the offset of the route.
    const options = { pluginKey, language: "ko", hideChannelButtonOnBoot: true, hidePopup: true };
    window.ChannelIO?.("boot", options, (error: unknown) => (error ? reject(new Error("boot")) : resolve()));
  });
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The chat's script was not loaded."));
    };
    document.head.append(script);
  });
}
