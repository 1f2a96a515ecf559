import fc from 'fast-check';

// Set by propertySeed.ts, before any test.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
