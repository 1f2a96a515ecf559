'use client';

import { greekLabels, LabelsProvider, LinkProvider } from 'consultancy-design-system';
import Link from 'next/link';

export const Providers = ({ children }) => (
  <LabelsProvider labels={greekLabels}>
    <LinkProvider link={Link}>{children}</LinkProvider>
  </LabelsProvider>
);
