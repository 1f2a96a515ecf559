'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as english from '../../labels/english.ts';
import * as englishReport from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ReportList.css.ts';

/**
 * Maximum length of a title, in characters. The title of a report for a business with the longest allowed name fits.
 */
const maxLength = 250;

interface RenameReportProps {
  readonly title: string;
  /** Called with the trimmed title. An empty title means: restore the original title. */
  readonly onSave: (title: string) => void;
  readonly onCancel: () => void;
}

/** Field for a new title of a report. Enter saves, Escape cancels. */
export function RenameReport({ title, onSave, onCancel }: RenameReportProps) {
  const [name, setName] = useState(title);
  const labels = useLabels('reportList', englishReport.reportList);
  const { tooMany } = useLabels('field', english.field);
  const excess = name.trim().length - maxLength;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        if (excess <= 0) onSave(name.trim());
      }}
    >
      <TextField
        ref={input}
        label={labels.renameField}
        name="title"
        value={name}
        onValueChange={setName}
        error={excess > 0 ? tooMany(maxLength, excess) : undefined}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
        className={styles.renameField}
      />
      <Button type="submit">{labels.save}</Button>
      <Button variant="outline" onClick={onCancel}>
        {labels.cancel}
      </Button>
    </form>
  );
}
