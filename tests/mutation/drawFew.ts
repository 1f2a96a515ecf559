import fc from 'fast-check';

// The same draws for each mutant: a fault is noticed or not, whichever run it is. And the first fault found will do,
// it need not be made small.
fc.configureGlobal({ seed: 7, numRuns: 25, endOnFailure: true });
