import dynamic from "next/dynamic";

/** Takes a list as a file; loaded after it, since nobody comes for the file alone. */
export const CsvButton = dynamic(() => import("./csv-act").then(({ CsvAct }) => CsvAct), { ssr: false });
