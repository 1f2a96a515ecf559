// The public design system. What is not listed here is private.
export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx';
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { BeforeAfter, type BeforeAfterProps, type Procedure } from './components/BeforeAfter/BeforeAfter.tsx';
export type { BoxElement, BoxProps } from './components/Box/Box.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/CheckboxGroup/CheckboxGroup.tsx';
export { ClosingBanner, type ClosingBannerProps } from './components/ClosingBanner/ClosingBanner.tsx';
export { Container, type ContainerProps } from './components/Container/Container.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { DisplaySettings, type DisplaySettingsProps } from './components/DisplaySettings/DisplaySettings.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { Fieldset, type FieldsetProps } from './components/Fieldset/Fieldset.tsx';
export {
  FilterChips,
  type FilterChipsProps,
  type FilterOption,
} from './components/FilterChips/FilterChips.tsx';
export { Grid, type GridColumns, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export type { IconName } from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { type IndexEntry, IndexList, type IndexListProps } from './components/IndexList/IndexList.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export {
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkElement,
} from './components/Link/LinkProvider.tsx';
export { MobileMenu, type MobileMenuProps } from './components/MobileMenu/MobileMenu.tsx';
export type { NavigationItem } from './components/NavigationMenu/NavigationItem.ts';
export { NavigationMenu, type NavigationMenuProps } from './components/NavigationMenu/NavigationMenu.tsx';
export { PrintSheet, type PrintSheetProps } from './components/PrintSheet/PrintSheet.tsx';
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
} from './components/ProgressSteps/ProgressSteps.tsx';
export { ScrollFrame, type ScrollFrameProps } from './components/ScrollFrame/ScrollFrame.tsx';
export { SearchBox, type SearchBoxProps } from './components/SearchBox/SearchBox.tsx';
export {
  type FieldOption,
  SelectField,
  type SelectFieldProps,
} from './components/SelectField/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { type Stat, StatBand, type StatBandProps } from './components/StatBand/StatBand.tsx';
export { Table, type TableColumn, type TableProps, type TableRow } from './components/Table/Table.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { Timeline, type TimelineMilestone, type TimelineProps } from './components/Timeline/Timeline.tsx';
export { type ToastMessage, ToastRegion, type ToastRegionProps } from './components/Toast/ToastRegion.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { IngotMark, type IngotMarkProps } from './graphics/IngotMark/IngotMark.tsx';
export { ingotPath, ingotViewBox } from './graphics/ingotPath.ts';
export { LooseEnd, type LooseEndProps } from './graphics/LooseEnd/LooseEnd.tsx';
export { Thread, type ThreadProps } from './graphics/Thread/Thread.tsx';
export { ThreadBanner, type ThreadBannerProps } from './graphics/ThreadBanner/ThreadBanner.tsx';
export type { Labels } from './labels/Labels.ts';
export { LabelsProvider, type LabelsProviderProps } from './labels/LabelsProvider.tsx';
export {
  type AuditField,
  AuditForm,
  type AuditFormProps,
  type AuditFormWords,
} from './patterns/AuditForm/AuditForm.tsx';
export {
  AuditPreview,
  type AuditPreviewProps,
  type PreviewSolution,
} from './patterns/AuditPreview/AuditPreview.tsx';
export { AuditReport, type AuditReportProps } from './patterns/AuditReport/AuditReport.tsx';
export type {
  ReportDetail,
  ReportItem,
  ReportOrigin,
  ReportPart,
  ReportSolution,
} from './patterns/AuditReport/ReportItem.ts';
export { ChatComposer, type ChatComposerProps } from './patterns/ChatComposer/ChatComposer.tsx';
export { ChatLauncher, type ChatLauncherProps } from './patterns/ChatLauncher/ChatLauncher.tsx';
export { ChatLog, type ChatLogProps } from './patterns/ChatLog/ChatLog.tsx';
export { ChatMessage, type ChatMessageProps } from './patterns/ChatMessage/ChatMessage.tsx';
export type { SourcePage } from './patterns/ChatMessage/MessageFoot.tsx';
export { ChatNotice, type ChatNoticeProps } from './patterns/ChatNotice/ChatNotice.tsx';
export { ChatPanel, type ChatPanelProps } from './patterns/ChatPanel/ChatPanel.tsx';
export { EffortMeter, type EffortMeterProps } from './patterns/EffortMeter/EffortMeter.tsx';
export { type EffortLevel, effortLevel } from './patterns/EffortMeter/effortLevel.ts';
export { Footer, type FooterLinkGroup, type FooterProps } from './patterns/Footer/Footer.tsx';
export type { FooterLink } from './patterns/Footer/FooterLink.ts';
export { ReportList, type ReportListProps } from './patterns/ReportList/ReportList.tsx';
export type { ListedReport } from './patterns/ReportList/ReportRow.tsx';
export {
  type ReportFormat,
  ReportToolbar,
  type ReportToolbarProps,
} from './patterns/ReportToolbar/ReportToolbar.tsx';
export {
  type RoiAssumption,
  RoiExplainer,
  type RoiExplainerProps,
} from './patterns/RoiExplainer/RoiExplainer.tsx';
export { SiteHeader, type SiteHeaderProps } from './patterns/SiteHeader/SiteHeader.tsx';
export { SuggestionChips, type SuggestionChipsProps } from './patterns/SuggestionChips/SuggestionChips.tsx';
export { TypingIndicator, type TypingIndicatorProps } from './patterns/TypingIndicator/TypingIndicator.tsx';
export type { Space } from './theme/spacing.ts';
export { useHydrated } from './useHydrated.ts';
