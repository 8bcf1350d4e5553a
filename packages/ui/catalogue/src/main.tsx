import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Catalogue } from "./catalogue";
import "./catalogue.css";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Catalogue />
    </StrictMode>,
  );
}
