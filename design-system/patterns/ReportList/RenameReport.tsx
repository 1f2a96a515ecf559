'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as english from '../../labels/englishReport.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import * as styles from './ReportList.css.ts';

interface RenameReportProps {
  readonly title: string;
  /** Called with the trimmed name; an empty one means the name it had in the beginning. */
  readonly onSave: (title: string) => void;
  readonly onCancel: () => void;
}

/** The name of a report, to be written anew. Enter saves, Escape leaves it as it was. */
export function RenameReport({ title, onSave, onCancel }: RenameReportProps) {
  const [name, setName] = useState(title);
  const labels = useLabels('reportList', english.reportList);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name.trim());
      }}
    >
      <TextField
        ref={input}
        label={labels.renameField}
        name="title"
        value={name}
        onChange={setName}
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
