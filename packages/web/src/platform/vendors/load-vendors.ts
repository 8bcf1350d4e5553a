import { VENDORS, type VendorConfig } from "./vendor-config";

let loading: Promise<VendorConfig> | null = null;

/** The vendors of this installation, loaded once per page. The next caller retries a failed load. */
export function loadVendors(): Promise<VendorConfig> {
  loading ??= fetchVendors().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchVendors(): Promise<VendorConfig> {
  const response = await fetch(VENDORS, { credentials: "omit" });
  if (!response.ok) throw new Error(`The vendors answer ${response.status}`);
  return response.json();
}
