import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/**
 * The headers that helmet gives every answer. None depends on the request, so its middleware runs once, here, on a response
 * that goes nowhere.
 */
export function securityHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy: false })(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders() };
}
