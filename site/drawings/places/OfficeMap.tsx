import type { ComponentType } from 'react';

import { Text } from '#design-system';
import { contact } from '#services/knowledge';

import { NicosiaMap } from './NicosiaMap.tsx';

export interface OfficeMapProps {
  readonly className?: string | undefined;
}

const { address, city } = contact.headquarters;
const square = 'Eleftheria Square';

/** Map of the way to the office with its caption, on /contact. `undefined` means no map. */
export const OfficeMap: ComponentType<OfficeMapProps> | undefined = ({ className }: OfficeMapProps) => (
  <>
    <NicosiaMap
      label={`Line drawing of the walled city of ${city}: a star of eleven bastions with three gates, and the way from ${square} in the south to the office`}
      office={address}
      places={{
        kyrenia: 'Kyrenia Gate',
        famagusta: 'Famagusta Gate',
        paphos: 'Paphos Gate',
        square,
        river: 'Old river bed',
      }}
      className={className}
    />
    <Text as="figcaption" size="small" tone="muted">
      {`The walls of ${city}, not to scale.`}
    </Text>
  </>
);
