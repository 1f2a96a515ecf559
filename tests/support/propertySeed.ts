// Chooses one seed for all properties of a run and prints it, so that a run can be repeated.

/** Vitest's global setup: `PROPERTY_SEED` if it is set, else a new seed. */
export default function setup(): void {
  process.env.PROPERTY_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Properties are drawn with PROPERTY_SEED=${process.env.PROPERTY_SEED}`);
}
