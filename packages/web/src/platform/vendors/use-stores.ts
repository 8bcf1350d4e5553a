"use client";

import { useEffect, useState } from "react";
import { loadVendors } from "./load-vendors";
import type { StoreConfig } from "./vendor-config";

const NOWHERE: StoreConfig = { ios: null, android: null };

/** Where the student's app is, once that is known; until then, and when it can't be read, in no store. */
export function useStores(): StoreConfig {
  const [stores, setStores] = useState(NOWHERE);
  useEffect(() => {
    loadVendors().then(
      (vendors) => setStores(vendors.stores),
      () => {},
    );
  }, []);
  return stores;
}
