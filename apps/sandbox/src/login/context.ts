import { createPrivateKey } from "node:crypto";
import type { SandboxOptions } from "../options.ts";
import { createGrants, type Grants } from "./grants.ts";
import { createPeople, type People } from "./people.ts";
import { type AppleClientCheck, createIdTokens, type IdTokens } from "./signing.ts";
import type { Vendor } from "./vendors.ts";

interface Client {
  clientId: string;
  clientSecret: string;
}

/** State of the login vendors. */
export interface LoginContext {
  clients: Record<Exclude<Vendor, "apple">, Client> & { apple: AppleClientCheck };
  people: People;
  grants: Grants;
  idTokens: IdTokens;
  clear(): void;
}

export function createLoginContext({ loginClients }: Pick<SandboxOptions, "loginClients">): LoginContext {
  const { apple, ...clients } = loginClients;
  const key = Buffer.from(apple.privateKey.replace(/-----[^-]+-----|\\n|\s/g, ""), "base64");
  const [people, grants] = [createPeople(), createGrants()];
  return {
    clients: { ...clients, apple: { ...apple, privateKey: createPrivateKey({ key, format: "der", type: "pkcs8" }) } },
    people,
    grants,
    idTokens: createIdTokens(),
    clear() {
      people.clear();
      grants.clear();
    },
  };
}
