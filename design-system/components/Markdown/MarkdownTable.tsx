'use client';

import type { ReactNode } from 'react';

import * as english from '../../labels/english.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { ScrollFrame } from '../ScrollFrame/ScrollFrame.tsx';
import * as styles from './Markdown.css.ts';

interface MarkdownTableProps {
  /** Text of the first row, which tells tables apart. */
  readonly columns: string;
  readonly children: ReactNode;
}

/** A table within a text, which scrolls by itself where it is too wide. */
export function MarkdownTable({ columns, children }: MarkdownTableProps) {
  return (
    <ScrollFrame label={useLabels('markdown', english.markdown).table(columns)} className={styles.tableFrame}>
      <table className={styles.table}>{children}</table>
    </ScrollFrame>
  );
}
