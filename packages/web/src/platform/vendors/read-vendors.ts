import { MONITORING_ENVIRONMENT, MONITORING_SAMPLE_RATE } from "@pkg/domain";
import type { PaymentsConfig, VendorConfig } from "./vendor-config";

type Source = Readonly<Record<string, string | undefined>>;

/** The problems of the vendors' variables, by name; empty when all are valid. */
export function vendorProblems(source: Source): string[] {
  const { SENTRY_DSN: dsn, SENTRY_SAMPLE_RATE: rate, CHANNEL_IO_PLUGIN_KEY: key, POSTCODE_SERVICE: postcode } = source;
  const wrongAddress = ["PORTONE_SDK_URL", "STUDENT_APP_IOS_URL", "STUDENT_APP_ANDROID_URL"].filter((name) => {
    const address = source[name];
    return address && !(URL.canParse(address) && /^https?:\/\//.test(address));
  });
  const half = ["SENTRY_ENVIRONMENT", "SENTRY_SAMPLE_RATE", "SENTRY_RELEASE"].some((name) => source[name]);
  return [
    ...(!dsn && half ? ["SENTRY_DSN (missing)"] : []),
    ...(dsn && !isDsn(dsn) ? ["SENTRY_DSN (must be https://<key>@<host>/<project>)"] : []),
    ...(rate && !(Number(rate) >= 0 && Number(rate) <= 1) ? ["SENTRY_SAMPLE_RATE (must be 0 to 1)"] : []),
    ...(key && !/^[\w-]{8,80}$/.test(key) ? ["CHANNEL_IO_PLUGIN_KEY (must be a plugin key)"] : []),
    ...wrongAddress.map((name) => `${name} (must be an http(s) address)`),
    ...(postcode && postcode !== "kakao" ? ["POSTCODE_SERVICE (must be kakao)"] : []),
  ];
}

/** The vendors of this installation. Ask `vendorProblems` first. */
export function readVendors(source: Source): VendorConfig {
  const { SENTRY_DSN: dsn, CHANNEL_IO_PLUGIN_KEY: pluginKey } = source;
  return {
    monitoring: dsn
      ? {
          dsn,
          environment: source.SENTRY_ENVIRONMENT || MONITORING_ENVIRONMENT,
          sampleRate: Number(source.SENTRY_SAMPLE_RATE || MONITORING_SAMPLE_RATE),
          release: source.SENTRY_RELEASE || null,
        }
      : null,
    messenger: pluginKey ? { pluginKey } : null,
    postcode: source.POSTCODE_SERVICE === "kakao" ? "kakao" : null,
    payments: source.PORTONE_SDK_URL ? { sdkUrl: source.PORTONE_SDK_URL, origins: [] } : PORTONE,
    stores: { ios: source.STUDENT_APP_IOS_URL || null, android: source.STUDENT_APP_ANDROID_URL || null },
  };
}

/** PortOne's own script and hosts; another address of the script (the sandbox's) brings its windows itself. */
const PORTONE: PaymentsConfig = {
  sdkUrl: "https://cdn.portone.io/v2/browser-sdk.js",
  origins: ["https://*.portone.io", "https://*.iamport.co"],
};

function isDsn(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, pathname } = new URL(value);
  return /^https?:$/.test(protocol) && username !== "" && /^\/(.+\/)?\d+$/.test(pathname);
}
