import fc from 'fast-check';

// Every mutant gets the same examples, so that a repeated run has the same result. A counterexample is not shrunk,
// because any will do.
fc.configureGlobal({ seed: 7, numRuns: 25, endOnFailure: true });
