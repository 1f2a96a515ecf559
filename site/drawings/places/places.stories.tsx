import preview from '#storybook/preview';

import { Outline } from './Outline.tsx';
import { Street } from './Street.tsx';

const meta = preview.meta({ title: 'Graphics/Places', parameters: { layout: 'fullscreen' } });

export const OfTheOffice = meta.story({ render: () => <>{Street && <Street />}</> });

export const OfTheCases = meta.story({ render: () => <>{Outline && <Outline />}</> });
