import { serviceEntries } from '../serviceEntries.ts';
import type { Service } from '../types.ts';

/** The services as visitors read them, in the order in which they are shown. */
export const services: readonly Service[] = serviceEntries;
