import fc from 'fast-check';

// A failed property test prints its seed. `PROPERTY_SEED=<seed>` repeats it.
const seed = process.env.PROPERTY_SEED;
if (seed) fc.configureGlobal({ seed: Number(seed) });
