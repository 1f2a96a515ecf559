import { Text } from '#design-system';

import preview from '../preview.tsx';
import { withoutPicture } from '../toolbar.ts';

/**
 * Names of components that people search for and that do not exist here. Storybook's search finds these stories, and
 * they say which component to use.
 */
const meta = preview.meta({
  title: 'Components/Not here: use …',
  id: 'components-not-here',
  parameters: withoutPicture,
});

const absent = (part: string, use: string) =>
  meta.story({
    name: `${part}: not here, use ${use}`,
    render: () => (
      <Text>
        {part}: not here. Use {use}.
      </Text>
    ),
  });

export const Slider = absent('Slider (range)', 'TextField with type="number"');
export const Combobox = absent('Combobox (autocomplete)', 'SelectField, or SearchBox with its results');
export const DatePicker = absent('DatePicker (calendar)', 'ChoiceChips for a few days, or SelectField');
export const NumberField = absent('NumberField (stepper input)', 'TextField with type="number"');
export const FileField = absent('FileField (upload)', 'the browser’s own input with type="file"');
export const Drawer = absent('Drawer (side sheet)', 'Dialog');
export const Snackbar = absent('Snackbar (alert)', 'ToastRegion');
export const Stepper = absent('Stepper (wizard)', 'ProgressSteps');
export const Chip = absent('Chip (token)', 'Badge for a word, FilterChips or ChoiceChips for a choice');
export const Divider = absent('Divider (separator)', 'the gap of a Stack');
export const Carousel = absent('Carousel (slideshow)', 'Grid with Card');
export const DataGrid = absent('Data grid (sortable table)', 'Table');
export const TreeView = absent('Tree view', 'Disclosure in a Stack');
export const ColourPicker = absent('Colour picker', 'RadioGroup with named colours');
export const HoverCard = absent('Hover card', 'Popover, which opens by a press');
