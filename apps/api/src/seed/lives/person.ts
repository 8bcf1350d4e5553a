type Method = "GET" | "POST" | "PUT" | "PATCH";

/** Where the running product answers. */
export interface Address {
  readonly apiOrigin: string;
  /** The site that a person's browser would be on. */
  readonly siteOrigin: string;
}

/** Somebody who uses the running product over HTTP, as a browser would. */
export class Person {
  private readonly address: Address;
  private readonly cookie: string;

  private constructor(address: Address, cookie: string) {
    this.address = address;
    this.cookie = cookie;
  }

  /** Somebody without an account. */
  static visitor(address: Address): Person {
    return new Person(address, "");
  }

  /** @throws Error when the log-in is refused */
  static async logIn(address: Address, { email, password }: { email: string; password: string }): Promise<Person> {
    const response = await Person.visitor(address).send("POST", "/auth/sign-in/email", { email, password });
    const cookie = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    return new Person(address, cookie.join("; "));
  }

  /** @throws Error with the answer's text when the call is refused */
  async call<T>(method: Method, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
    const token = this.cookie ? await this.token() : null;
    const named = token ? { ...headers, authorization: `Bearer ${token}` } : headers;
    const response = await this.send(method, path, body, named);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  private async token(): Promise<string> {
    const response = await this.send("POST", "/access-token", {});
    return ((await response.json()) as { accessToken: string }).accessToken;
  }

  private async send(method: Method, path: string, body?: object, headers: Record<string, string> = {}) {
    const { apiOrigin, siteOrigin } = this.address;
    const isForm = body instanceof FormData;
    const response = await fetch(`${apiOrigin}/api${path}`, {
      method,
      headers: {
        origin: siteOrigin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body && !isForm ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`);
    return response;
  }
}
