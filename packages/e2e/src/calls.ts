import type { APIRequestContext } from "@playwright/test";

type Method = "get" | "post" | "put" | "patch";
type Headers = Readonly<Record<string, string>>;

/** What has a session of its own: a browser's context, or a test without a page. */
export interface Requests {
  readonly request: APIRequestContext;
}

/** Calls the product's API through one of its sites, to set up a test. Each call throws when it is refused. */
export class Calls {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** Without a token, with the cookies of the context. */
  async send<T = unknown>(method: Method, path: string, data?: object, headers: Headers = {}): Promise<T> {
    const options = { data, headers: { origin: this.origin, ...headers } };
    const response = await this.request[method](`${this.origin}/api${path}`, options);
    if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`);
    return response.json();
  }

  /** As the signed-in person of the context. */
  async sendAsUser<T = unknown>(method: Method, path: string, data?: object, headers: Headers = {}): Promise<T> {
    const { accessToken } = await this.send<{ accessToken: string }>("post", "/access-token", {});
    return this.send(method, path, data, { ...headers, authorization: `Bearer ${accessToken}` });
  }
}
