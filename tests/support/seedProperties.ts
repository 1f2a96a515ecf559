import fc from 'fast-check';

// A property that fails prints its seed; this repeats it.
const seed = process.env.PROPERTY_SEED;
if (seed) fc.configureGlobal({ seed: Number(seed) });
