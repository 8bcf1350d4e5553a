import type { Wallet } from "@pkg/domain";

/** The wallets' colours with a sign of our own drawing: a speech bubble, and an N. */
const MARKS = {
  KAKAOPAY: {
    ground: "#ffe300",
    ink: "#191600",
    path: "M20 5.2c-4.6 0-8.2 2.8-8.2 6.2 0 2.2 1.5 4.1 3.7 5.2l-.7 2.7c-.1.3.2.5.5.4l3.2-2.1c.5.1 1 .1 1.5.1 4.6 0 8.2-2.8 8.2-6.3S24.600 5.2 20 5.2Z",
  },
  NAVERPAY: { ground: "#03c75a", ink: "#fff", path: "M15 6h3.700l3.700 6V6H26v12h-3.700l-3.700-6v6H15z" },
} as const satisfies Record<Wallet, { ground: string; ink: string; path: string }>;

export function WalletMark({ wallet }: { wallet: Wallet }) {
  const { ground, ink, path } = MARKS[wallet];
  return (
    <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true" focusable="false">
      <rect width="40" height="24" rx="7" fill={ground} />
      <path fill={ink} d={path} />
    </svg>
  );
}
