import { useRef } from "react";

/** Remembers the code that was refused as wrong: it stays wrong, and sending it again would cost another try. */
export function useRefusedCode() {
  const refused = useRef({ sentId: "", code: "", message: "" });
  return {
    /** What to say of a code without asking the server; null when it has not been refused. @param sentId names the message that the code came with */
    problemOf: (sentId: string, code: string): string | null =>
      sentId === refused.current.sentId && code === refused.current.code ? refused.current.message : null,
    remember: (sentId: string, code: string, message: string): void => {
      refused.current = { sentId, code, message };
    },
  };
}
