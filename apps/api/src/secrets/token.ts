import { createHash, createHmac, randomBytes } from "node:crypto";
import { deriveKey } from "./derive-key.ts";
import { Secret } from "./secret.ts";

const TOKEN_BYTES = 16;

/** A token that opens something for whoever holds it: 128 random bits, base64url. */
export const newToken = (): Secret => new Secret(randomBytes(TOKEN_BYTES).toString("base64url"));

/** The token of something that has an id, the same each time: all who may open it hold the same one. */
export const tokenOf = (authSecret: string, use: "consultation", id: string): Secret =>
  new Secret(
    createHmac("sha256", deriveKey(authSecret, use)).update(id).digest().subarray(0, TOKEN_BYTES).toString("base64url"),
  );

/** How a token is stored and looked up. It is long and random, so that nobody finds it by trying hashes. */
export const hashToken = (token: Secret): string => createHash("sha256").update(token.reveal()).digest("base64url");
