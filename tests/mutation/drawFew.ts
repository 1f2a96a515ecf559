import fc from 'fast-check';

// The same examples for each mutant, so that runs agree; without shrinking, since any counterexample will do.
fc.configureGlobal({ seed: 7, numRuns: 25, endOnFailure: true });
