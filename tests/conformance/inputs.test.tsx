// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  AlertDialog,
  ChatComposer,
  ChatNotice,
  Checkbox,
  CheckboxGroup,
  ChoiceChips,
  Dialog,
  Disclosure,
  FilterChips,
  Menu,
  Pagination,
  Popover,
  RadioGroup,
  RoiExplainer,
  SearchBox,
  SelectField,
  Switch,
  Tabs,
  TextArea,
  TextField,
  Tooltip,
} from '#design-system';

import { filesIn } from '#tests/support/filesIn.ts';
import { publicComponents } from './publicComponents.ts';

afterEach(cleanup);
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // jsdom has no modal dialogs. These are the methods that the components call.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const options = [
  { value: 'hr', label: 'HR' },
  { value: 'sales', label: 'Sales' },
];
const user = userEvent.setup();
const type =
  (role: string, next = 'b') =>
  async () => {
    const field = screen.getByRole(role);
    await user.clear(field);
    await user.type(field, next);
  };

/** A component with an answer, which the component or its user holds. */
interface Input<Answer> {
  /** Renders it with these props. */
  readonly draw: (props: InputProps<Answer>) => ReactElement;
  /** Returns the visible answer. */
  readonly shown: () => Answer;
  /** Changes the answer from `first` to `next`, as a visitor would. */
  readonly change: () => Promise<unknown>;
  readonly first: Answer;
  readonly next: Answer;
  /** Value of `first` in a form; `undefined` for a component that is not part of forms. */
  readonly sends?: readonly [string, string][];
}
interface InputProps<Answer> {
  readonly value?: Answer;
  readonly defaultValue?: Answer;
  readonly onValueChange?: (value: Answer) => void;
}

const text = (role: string) => screen.getByRole<HTMLInputElement>(role).value;
const isOpen = (selector: string) => document.querySelector<HTMLDialogElement>(selector)?.open ?? false;
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const as = <Answer,>(input: Input<Answer>) => input as Input<unknown>;

const asChecked = ({ value, defaultValue, onValueChange }: InputProps<boolean>) => ({
  ...(value === undefined ? { defaultChecked: defaultValue } : { checked: value }),
  onCheckedChange: onValueChange,
});
const asOpen = ({ value, defaultValue, onValueChange }: InputProps<boolean>) => ({
  open: value,
  defaultOpen: defaultValue,
  onOpenChange: onValueChange,
});

const ofText = (role: string) => ({ shown: () => text(role), change: type(role), first: 'a', next: 'b' });
const ofBox = (role: string) => ({
  shown: () => screen.getByRole<HTMLInputElement>(role).checked,
  change: () => user.click(screen.getByRole(role)),
});
const ofBoxes = {
  shown: () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .flatMap(({ checked, value }) => (checked ? [value] : [])),
  change: () => user.click(screen.getByRole('checkbox', { name: 'HR' })),
  first: ['sales'],
  next: ['hr', 'sales'],
};
const ofChoice = { first: 'sales', next: 'hr' };
const opens = { first: false, next: true };
const closes = { first: true, next: false };

const inputs: Readonly<Record<string, Input<unknown>>> = {
  TextField: as<string>({
    draw: (props) => <TextField label="Name" name="name" {...props} />,
    ...ofText('textbox'),
    sends: [['name', 'a']],
  }),
  TextArea: as<string>({
    draw: (props) => <TextArea label="Name" name="name" {...props} />,
    ...ofText('textbox'),
    sends: [['name', 'a']],
  }),
  SelectField: as<string>({
    draw: (props) => <SelectField label="Area" name="area" options={options} {...props} />,
    shown: () => text('combobox'),
    change: () => user.selectOptions(screen.getByRole('combobox'), 'hr'),
    ...ofChoice,
    sends: [['area', 'sales']],
  }),
  CheckboxGroup: as<readonly string[]>({
    draw: (props) => <CheckboxGroup legend="Areas" name="areas" options={options} {...props} />,
    ...ofBoxes,
    sends: [['areas', 'sales']],
  }),
  ChoiceChips: as<readonly string[]>({
    draw: (props) => <ChoiceChips legend="Areas" name="areas" options={options} {...props} />,
    ...ofBoxes,
    sends: [['areas', 'sales']],
  }),
  Checkbox: as<boolean>({
    draw: (props) => <Checkbox label="Agree" name="agree" {...asChecked(props)} />,
    ...ofBox('checkbox'),
    ...closes,
    sends: [['agree', 'on']],
  }),
  Switch: as<boolean>({
    draw: (props) => <Switch label="Letters" name="letters" {...asChecked(props)} />,
    ...ofBox('switch'),
    ...closes,
    sends: [['letters', 'on']],
  }),
  RadioGroup: as<string>({
    draw: (props) => <RadioGroup legend="Area" name="area" options={options} {...props} />,
    shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
    change: () => user.click(screen.getByRole('radio', { name: 'HR' })),
    ...ofChoice,
    sends: [['area', 'sales']],
  }),
  Tabs: as<string>({
    draw: (props) => (
      <Tabs
        label="Areas"
        items={options.map(({ value, label }) => ({ id: value, label, content: label }))}
        {...props}
      />
    ),
    shown: () => (screen.getByRole('tab', { selected: true }).textContent === 'HR' ? 'hr' : 'sales'),
    change: () => user.click(screen.getByRole('tab', { name: 'HR' })),
    ...ofChoice,
  }),
  Pagination: as<number>({
    draw: ({ value, defaultValue, onValueChange }) => (
      <Pagination count={3} page={value} defaultPage={defaultValue} onPageChange={onValueChange} />
    ),
    shown: () => Number(document.querySelector('[aria-current="page"]')?.textContent),
    change: () => press('Next page'),
    first: 1,
    next: 2,
  }),
  Popover: as<boolean>({
    draw: (props) => (
      <Popover trigger={<button type="button">Rename</button>} title="Name" {...asOpen(props)}>
        Text
      </Popover>
    ),
    shown: () => screen.queryByRole('dialog', { name: 'Name' }) !== null,
    change: () => press('Rename'),
    ...opens,
  }),
  Menu: as<boolean>({
    draw: (props) => (
      <Menu
        trigger={<button type="button">Actions</button>}
        items={[{ id: 'print', label: 'Print' }]}
        {...asOpen(props)}
      />
    ),
    shown: () => screen.queryByRole('menu', { name: 'Actions' }) !== null,
    change: () => press('Actions'),
    ...opens,
  }),
  Tooltip: as<boolean>({
    draw: (props) => (
      <Tooltip content="Saved here" {...asOpen(props)}>
        <button type="button">Save</button>
      </Tooltip>
    ),
    shown: () => screen.queryByRole('tooltip') !== null,
    change: () => user.tab(),
    ...opens,
  }),
  RoiExplainer: as<string>({
    draw: ({ onValueChange, ...props }) => (
      <RoiExplainer
        range="150%"
        assumptions={[{ name: 'hours', label: 'Hours', ...props }]}
        onAssumptionChange={onValueChange && ((_, value) => onValueChange(value))}
        estimateTitle="With yours"
        estimate="172%"
      />
    ),
    shown: () => text('spinbutton'),
    change: type('spinbutton', '2'),
    first: '1',
    next: '2',
    sends: [['hours', '1']],
  }),
  SearchBox: as<string>({
    draw: (props) => <SearchBox label="Search" name="q" {...props} />,
    ...ofText('searchbox'),
  }),
  ChatComposer: as<string>({
    draw: (props) => <ChatComposer onSend={() => {}} {...props} />,
    ...ofText('textbox'),
  }),
  FilterChips: as<string>({
    draw: (props) => <FilterChips label="Area" options={options} {...props} />,
    shown: () => (screen.getByRole('button', { pressed: true }).textContent === 'HR' ? 'hr' : 'sales'),
    change: () => press('HR'),
    ...ofChoice,
  }),
  ChatNotice: as<boolean>({
    draw: ({ value, defaultValue, onValueChange = () => {} }) => (
      <ChatNotice withoutAi={value} defaultWithoutAi={defaultValue} onWithoutAiChange={onValueChange}>
        A machine answers.
      </ChatNotice>
    ),
    ...ofBox('switch'),
    ...opens,
  }),
  Dialog: as<boolean>({
    draw: ({ value, defaultValue, onValueChange }) => (
      <Dialog open={value} defaultOpen={defaultValue} onClose={() => onValueChange?.(false)} title="Ask">
        Text
      </Dialog>
    ),
    shown: () => isOpen('dialog'),
    change: () => press('Close'),
    ...closes,
  }),
  AlertDialog: as<boolean>({
    draw: ({ value, defaultValue, onValueChange }) => (
      <AlertDialog
        open={value}
        defaultOpen={defaultValue}
        onConfirm={() => onValueChange?.(false)}
        title="Delete?"
        confirmLabel="Delete"
        cancelLabel="Keep"
      >
        Gone for good.
      </AlertDialog>
    ),
    shown: () => isOpen('dialog'),
    change: () => press('Delete'),
    ...closes,
  }),
  Disclosure: as<boolean>({
    draw: ({ value, defaultValue, onValueChange }) => (
      <Disclosure summary="More" open={value} defaultOpen={defaultValue} onToggle={onValueChange}>
        Details
      </Disclosure>
    ),
    shown: () => isOpen('details'),
    change: async () => {
      await user.click(screen.getByText('More'));
      await vi.waitFor(() => expect(isOpen('details')).toBe(true));
    },
    ...opens,
  }),
};

/** Components whose state only their user can hold, each with the reason. */
const controlledOnly: Readonly<Record<string, string>> = {
  AuditForm: 'its owner checks, keeps and sends the answers of the whole form',
  ChatPanel: 'the launcher, which its owner draws elsewhere, says whether it is open',
  DisplaySettings: 'what is chosen is a state of the whole page, which its owner paints',
};

const sources = filesIn(
  ['design-system/components', 'design-system/patterns'],
  /\.tsx$/,
  /\.(stories|test|examples)\./,
).map((file) => readFileSync(file, 'utf8'));

/** Returns the components of a source file that have a state: an answer, or whether they are open. */
const withState = (source: string) =>
  [...source.matchAll(/^export interface (\w+)Props\b([\s\S]*?)^\}/gm)].flatMap(([, name = '', body = '']) =>
    /\b(ValueProps<|CheckboxesProps\b)|^ {2}readonly (open|on\w*Change|onToggle|onAnswer)\??:/m.test(body)
      ? [name]
      : [],
  );

describe('every input', () => {
  it('is tested here in both ways, or has a reason not to be', () => {
    const names = publicComponents.map(({ name }) => name);
    const found = sources.flatMap(withState).filter((name) => names.includes(name));
    expect(found.toSorted()).toEqual([...Object.keys(inputs), ...Object.keys(controlledOnly)].toSorted());
  });

  it.each(Object.entries(inputs))(
    '%s keeps its own answer',
    async (_, { draw, shown, change, first, next }) => {
      const onValueChange = vi.fn();
      const { rerender } = render(draw({ defaultValue: first, onValueChange }));
      expect(shown()).toEqual(first);
      await change();
      expect(shown()).toEqual(next);
      await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(next));
      rerender(draw({ defaultValue: first, onValueChange }));
      expect(shown(), 'after it is drawn again').toEqual(next);
    },
  );

  it.each(Object.entries(inputs))('%s shows the answer that its user keeps', async (_, input) => {
    const { draw, shown, change, first, next } = input;
    const onValueChange = vi.fn();
    function Kept() {
      const [value, setValue] = useState(first);
      return draw({
        value,
        onValueChange: (answer) => {
          onValueChange(answer);
          setValue(answer);
        },
      });
    }
    render(<Kept />);
    expect(shown()).toEqual(first);
    await change();
    expect(onValueChange).toHaveBeenLastCalledWith(next);
    await vi.waitFor(() => expect(shown()).toEqual(next));
  });

  it.each(Object.entries(inputs).filter(([, { sends }]) => sends))(
    '%s takes part in a plain form, and in its reset',
    async (_, { draw, shown, change, first, sends }) => {
      const { container } = render(<form>{draw({ defaultValue: first })}</form>);
      const form = container.querySelector('form') ?? undefined;
      const sent = () => [...new FormData(form)];
      expect(sent()).toEqual(sends);
      await change();
      expect(sent()).not.toEqual(sends);
      form?.reset();
      expect(shown()).toEqual(first);
      expect(sent()).toEqual(sends);
    },
  );

  // A native `details` opens before React can prevent it.
  it.each(Object.entries(inputs).filter(([name]) => name !== 'Disclosure'))(
    '%s stays as its user says, who does not follow',
    async (_, { draw, shown, change, first }) => {
      render(draw({ value: first, onValueChange: () => {} }));
      await change();
      expect(shown()).toEqual(first);
    },
  );
});

it('A SearchBox that keeps its own text hands it over, and holds it in its form', async () => {
  const onSearch = vi.fn();
  render(<SearchBox label="Search" name="q" defaultValue="voice" onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), '!{Enter}');
  expect(onSearch).toHaveBeenCalledWith('voice!');
  expect([...new FormData(screen.getByRole<HTMLFormElement>('search'))]).toEqual([['q', 'voice!']]);
});

it('A ChatComposer that keeps its own text is empty after it was sent', async () => {
  const onSend = vi.fn();
  render(<ChatComposer onSend={onSend} />);
  await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
  expect(onSend).toHaveBeenCalledWith('Hello');
  expect(text('textbox')).toBe('');
});
