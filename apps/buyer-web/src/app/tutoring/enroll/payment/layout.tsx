import type { ReactNode } from "react";
import { CardMemory } from "@/features/payment/form/payment-card-memory";

export default function Layout({ children }: { children: ReactNode }) {
  return <CardMemory>{children}</CardMemory>;
}
