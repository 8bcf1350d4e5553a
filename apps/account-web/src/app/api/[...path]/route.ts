import { passToApi } from "@pkg/web/platform/proxy/pass-to-api";

export {
  passToApi as DELETE,
  passToApi as GET,
  passToApi as HEAD,
  passToApi as OPTIONS,
  passToApi as PATCH,
  passToApi as POST,
  passToApi as PUT,
};
