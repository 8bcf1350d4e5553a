import { createApple } from "./apple.ts";
import type { VendorReach } from "./call-vendor.ts";
import { createFacebook } from "./facebook.ts";
import { createGoogle } from "./google.ts";
import { createKakao } from "./kakao.ts";
import { createNaver } from "./naver.ts";
import type { AppleClient, LoginProvider, ProviderClient } from "./port.ts";

export interface LoginProvidersConfig {
  reach: VendorReach;
  kakao: ProviderClient;
  naver: ProviderClient;
  google: ProviderClient;
  facebook: ProviderClient;
  apple: AppleClient;
}

/** The five vendors that people can log in with. */
export function createLoginProviders({ reach, ...clients }: LoginProvidersConfig): LoginProvider[] {
  return [
    createKakao(reach, clients.kakao),
    createNaver(reach, clients.naver),
    createGoogle(reach, clients.google),
    createApple(reach, clients.apple),
    createFacebook(reach, clients.facebook),
  ];
}
