// The public design system. What is not listed here is private.
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { Container, type ContainerProps } from './components/Container/Container.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export type { IconName } from './components/Icon/icons.ts';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export {
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkElement,
} from './components/Link/LinkProvider.tsx';
export { Markdown, type MarkdownProps } from './components/Markdown/Markdown.tsx';
export {
  type FieldOption,
  SelectField,
  type SelectFieldProps,
} from './components/SelectField/SelectField.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { componentStyle, siteStyle } from './theme/componentStyle.ts';
export { vars } from './theme/contract.css.ts';
export { layers } from './theme/layers.css.ts';
export { type Breakpoint, breakpoints, from } from './theme/tokens/breakpoints.ts';
