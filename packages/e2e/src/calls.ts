import type { APIRequestContext } from "@playwright/test";

type Method = "get" | "post" | "put" | "patch";
type Headers = Readonly<Record<string, string>>;

/** Calls of the product's API through a site of ours, for what a test is not about. Each throws when it is refused. */
export class Calls {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** As anybody, with the cookies of the context. */
  async send<T = unknown>(method: Method, path: string, data?: object, headers: Headers = {}): Promise<T> {
    const options = { data, headers: { origin: this.origin, ...headers } };
    const response = await this.request[method](`${this.origin}/api${path}`, options);
    if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
    return response.json();
  }

  /** As whoever is signed in in the context. */
  async sendAsUser<T = unknown>(method: Method, path: string, data?: object, headers: Headers = {}): Promise<T> {
    const { accessToken } = await this.send<{ accessToken: string }>("post", "/access-token", {});
    return this.send(method, path, data, { ...headers, authorization: `Bearer ${accessToken}` });
  }
}
