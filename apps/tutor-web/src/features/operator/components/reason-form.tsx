import dynamic from "next/dynamic";

/** Asks for the reason of an act before it is done; loaded when an act is begun, since no page begins with one. */
export const ReasonForm = dynamic(() => import("./reason-fields").then(({ ReasonFields }) => ReasonFields), {
  ssr: false,
});
