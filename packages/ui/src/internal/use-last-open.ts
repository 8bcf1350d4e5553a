import { useState } from "react";

/** The props as they last were while open: what closes keeps its words, though the action changed what they depend on. */
export function useLastOpen<Props extends { readonly open: boolean }>(props: Props): Props {
  const [last, setLast] = useState(props);
  if (props.open && last !== props) setLast(props);
  return props.open ? props : last;
}
