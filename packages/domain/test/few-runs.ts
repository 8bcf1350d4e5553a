import fc from "fast-check";

// Every mutant runs the properties again; table tests find most of them.
fc.configureGlobal({ numRuns: 40 });
