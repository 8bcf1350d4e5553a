import dynamic from "next/dynamic";

const load = () => import("./reason-fields").then(({ ReasonFields }) => ReasonFields);

/** Asks for the reason of an act before it is done; loaded when an act is begun, since no page begins with one. */
export const ReasonForm = dynamic(load, { ssr: false, loading: Room });

/** Loads the form together with the sheet that will hold it. */
export function preloadReasonForm(): void {
  void load();
}

/** The room of the form while its code comes, so that a sheet opens as high as it stays. */
function Room() {
  return <div aria-hidden className="mt-3 h-56 rounded-md bg-sunken" />;
}
