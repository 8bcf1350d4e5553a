import { loadVendors } from "../vendors/load-vendors";

/** Opens the vendor's chat where one is configured and can be had. @returns whether it is open; else our own help has to do */
export async function openChat(): Promise<boolean> {
  try {
    const { messenger } = await loadVendors();
    if (!messenger) return false;
    await (await import("./channel-io")).openChannelIo(messenger.pluginKey);
    return true;
  } catch {
    return false;
  }
}
