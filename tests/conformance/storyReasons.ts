import type { Reasons } from './storyCoverage.ts';

/** Why a component has no story of a kind. A reason that is no longer needed fails the suite. */
export const storyReasons: Reasons = {
  'all variants': {
    'its variants are states, each a story of its own': [
      ...[
        'Accordion',
        'AlertDialog',
        'AuditForm',
        'AuditPreview',
        'AuditReport',
        'ChatComposer',
        'ChatLauncher',
        'ChatLog',
      ],
      ...['ChatMessage', 'ChatNotice', 'ChatPanel', 'ClosingBanner', 'Dialog', 'ErrorSummary', 'Footer'],
      ...[
        'IndexList',
        'LooseEnd',
        'NavigationMenu',
        'PulledThread',
        'ReportList',
        'ReportToolbar',
        'RoiExplainer',
      ],
      ...['SearchBox', 'SiteHeader', 'StatBand', 'SuggestionChips', 'Table', 'TypingIndicator'],
    ],
    'has one look': [
      ...['BeforeAfter', 'ChoiceChips', 'DescriptionList', 'PrintSheet', 'ScrollFrame'],
      ...['SkipLink', 'Timeline', 'VisuallyHidden'],
    ],
  },
  states: {
    'is only drawn: nothing happens to it': [
      ...['Badge', 'BeforeAfter', 'Container', 'DescriptionList', 'EffortMeter', 'EmptyState', 'Grid'],
      ...['Heading', 'IngotMark', 'Inline', 'PrintSheet', 'Skeleton', 'Stack', 'Text'],
      ...['ThreadBanner', 'Timeline', 'VisuallyHidden'],
    ],
    'AllVariants shows its states, Default plays them': [
      ...['Breadcrumbs', 'CheckboxGroup', 'ErrorState', 'ProgressSteps', 'SelectField'],
      ...['TextArea', 'ToastRegion'],
    ],
    'its one state is played in Default': ['ChoiceChips', 'SkipLink'],
  },
  played: {
    'arranges or draws: there is nothing to do': [
      ...['Badge', 'Container', 'Grid', 'Inline', 'Skeleton', 'Stack', 'Text'],
    ],
  },
  'long and Greek': {
    'has no words': ['Icon', 'IngotMark', 'LooseEnd', 'Skeleton', 'ThreadBanner'],
    'has the words of what is put into it': [
      ...['Container', 'Grid', 'Inline', 'PrintSheet', 'ScrollFrame', 'Stack', 'VisuallyHidden'],
    ],
    'has one fixed word': ['ChatLauncher'],
    'its words are heard, not drawn': ['IconButton'],
  },
  'narrow screen': {
    'keeps its size': [
      ...['CopyButton', 'EffortMeter', 'Icon', 'IconButton', 'IngotMark', 'SkipLink', 'TypingIndicator'],
    ],
    'is as wide as its place': ['Skeleton', 'Stack', 'Text', 'ThreadBanner'],
    'gives way to MobileMenu': ['NavigationMenu'],
    'is for paper': ['PrintSheet'],
    'is pictured on a telephone with its page': ['AuditForm'],
    'is not seen': ['VisuallyHidden'],
  },
};
