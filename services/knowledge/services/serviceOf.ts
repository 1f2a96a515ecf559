import type { ServiceId } from '../serviceEntries.ts';
import type { Service } from '../types.ts';
import { services } from './services.ts';

/** The service of this id. Throws if there is none, which no list of services lets happen. */
export function serviceOf(id: ServiceId): Service {
  const service = services.find((each) => each.id === id);
  if (!service) throw new Error(`There is no service "${id}" in services/knowledge/serviceEntries.ts.`);
  return service;
}
