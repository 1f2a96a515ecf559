/** The words of the list. */
export interface ReportListLabels {
  /** Names the list to those who listen. */
  readonly list: string;
  readonly rename: string;
  readonly renameField: string;
  readonly save: string;
  readonly cancel: string;
  readonly delete: string;
  readonly deleteTitle: (title: string) => string;
  readonly deleteText: string;
  readonly deleteAll: string;
  readonly deleteAllTitle: string;
  readonly deleteAllText: string;
  readonly keep: string;
}

/** The words in English. */
export const englishReportList: ReportListLabels = {
  list: 'Your reports',
  rename: 'Rename',
  renameField: 'Name of the report',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteTitle: (title) => `Delete "${title}"?`,
  deleteText: 'It is kept nowhere but in this browser. This cannot be undone.',
  deleteAll: 'Delete all',
  deleteAllTitle: 'Delete all reports?',
  deleteAllText: 'They are kept nowhere but in this browser. This cannot be undone.',
  keep: 'Keep',
};
