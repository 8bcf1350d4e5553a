import type { ConversionName } from "@pkg/domain";

/** A conversion as the advertising network is told of it; contacts are plain here, and hashed by the adapter. */
export interface Conversion {
  id: string;
  name: ConversionName;
  at: Date;
  /** The page on which it happened. */
  pageUrl: string;
  email: string | null;
  /** In international form. */
  phone: string | null;
  /** Won; null where nothing was paid. */
  value: number | null;
}

/** Tells an advertising network of conversions. */
export interface ConversionSender {
  /** @throws ConversionNotSent when the network did not take it; telling it again is safe */
  send(conversion: Conversion): Promise<void>;
}

/** Its text never holds what was to be sent. */
export class ConversionNotSent extends Error {
  override readonly name = "ConversionNotSent";
}
