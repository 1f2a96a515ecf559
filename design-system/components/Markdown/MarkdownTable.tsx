'use client';

import type { ReactNode } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { ScrollFrame } from '../ScrollFrame/ScrollFrame.tsx';
import * as styles from './Markdown.css.ts';

interface MarkdownTableProps {
  /**
   * Text of the table's header cells. It is a part of the accessible name, so that several tables have different names.
   */
  readonly columns: string;
  readonly children: ReactNode;
}

/** A table within a text. A table that is too wide scrolls in its own frame. */
export function MarkdownTable({ columns, children }: MarkdownTableProps) {
  return (
    <ScrollFrame label={useLabels('markdown', english.markdown).table(columns)} className={styles.tableFrame}>
      <table className={styles.table}>{children}</table>
    </ScrollFrame>
  );
}
