import type { SandboxOptions } from "../options.ts";

export const WALLETS = ["KAKAOPAY", "NAVERPAY"] as const;
export type Wallet = (typeof WALLETS)[number];

export const WALLET_NAMES: Record<Wallet, string> = { KAKAOPAY: "카카오페이", NAVERPAY: "네이버페이" };

type Channels = Pick<SandboxOptions, "portoneKakaopayChannelKey" | "portoneNaverpayChannelKey">;

export function channelKeyOf(options: Channels, wallet: Wallet): string {
  return wallet === "KAKAOPAY" ? options.portoneKakaopayChannelKey : options.portoneNaverpayChannelKey;
}

/** The wallet of a channel; `null` for another channel's key. */
export function walletOfChannel(options: Channels, channelKey: string): Wallet | null {
  return WALLETS.find((wallet) => channelKeyOf(options, wallet) === channelKey) ?? null;
}
