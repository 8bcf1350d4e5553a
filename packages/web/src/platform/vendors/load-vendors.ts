import { VENDORS, type VendorConfig } from "./vendor-config";

let loading: Promise<VendorConfig> | null = null;

/** The vendors of this installation, asked for once by a page that needs one. A failed try is repeated by the next caller. */
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
