import type { LoginProvider } from "@pkg/domain";
import type { ReactNode } from "react";

const KAKAO =
  "M12 3.6c-5.2 0-9.4 3.3-9.4 7.3 0 2.6 1.8 4.9 4.4 6.2l-.9 3.4c-.1.3.3.6.6.4l4-2.7c.4.1.9.1 1.3.1 5.2 0 9.4-3.3 9.4-7.4S17.2 3.6 12 3.6Z";
const NAVER = "M15 12.6 8.8 3.8H3.7v16.4H9v-8.8l6.2 8.8h5.1V3.8H15v8.8Z";
const APPLE =
  "M12.15 6.9c-.95 0-2.42-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.21 3.09 3.79 3.04 1.52-.07 2.09-.99 3.94-.99 1.83 0 2.35.99 3.96.95 1.64-.03 2.68-1.48 3.68-2.95 1.15-1.69 1.63-3.33 1.66-3.42-.04-.01-3.18-1.22-3.22-4.86-.03-3.04 2.48-4.49 2.6-4.56-1.43-2.09-3.62-2.32-4.39-2.38-2-.15-3.68 1.11-4.62 1.11ZM15.53 3.83c.84-1.01 1.4-2.43 1.25-3.83-1.21.05-2.66.81-3.53 1.82-.78.9-1.46 2.34-1.27 3.71 1.34.1 2.71-.69 3.55-1.7Z";
const FACEBOOK =
  "M10.1 23.9v-8.4H7.1v-3.4h3V9.4c0-3 1.8-4.6 4.5-4.6 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-1.9.9-1.9 1.9v2.2h3.3l-.5 3.4h-2.8v8.4Z";

const SYMBOLS: Record<Exclude<LoginProvider, "EMAIL">, ReactNode> = {
  KAKAO: <path d={KAKAO} />,
  NAVER: <path d={NAVER} />,
  APPLE: <path d={APPLE} />,
  FACEBOOK: <path d={FACEBOOK} />,
  GOOGLE: (
    <>
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.4 1.1-4.1 1.1-3.1 0-5.8-2.1-6.7-4.9h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path fill="#EA4335" d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1C6.2 6.9 8.9 4.8 12 4.8Z" />
    </>
  ),
};

/** A vendor's symbol in the current colour (Google's in its own). Hidden from screen readers: the label is next to it. */
export function ProviderSymbol({ of, size = 20 }: { of: keyof typeof SYMBOLS; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
      {SYMBOLS[of]}
    </svg>
  );
}
