import { useState } from 'react';

import { Button, Inline, type ReportFormat, ReportToolbar, Stack } from '#design-system';
import { reportToHtml, reportToJson, reportToMarkdown, toReportDocument } from '#services/reports';
import { downloadFile } from '#site/shared/download.ts';
import { type DisplayedReport, isOwnReport } from './DisplayedReport.ts';
import { words } from './report.content.ts';
import { reportFileName } from './reportFileName.ts';
import { ShareReport } from './ShareReport.tsx';

export interface ReportToolsProps {
  readonly displayed: DisplayedReport;
  readonly onBack: () => void;
  /** Left out while there is nothing to compare with. */
  readonly onCompare: (() => void) | undefined;
  /** Keeps a report that is in no store. */
  readonly onSave: () => void;
}

const files = {
  html: { type: 'text/html', ending: 'html', write: reportToHtml },
  markdown: { type: 'text/markdown', ending: 'md', write: reportToMarkdown },
  json: { type: 'application/json', ending: 'json', write: reportToJson },
} as const;

/** The ways back from a report and out of the browser: paper, files, a link. */
export function ReportTools({ displayed, onBack, onCompare, onSave }: ReportToolsProps) {
  const [sharing, setSharing] = useState(false);
  const document = toReportDocument(displayed.record);
  const download = (format: ReportFormat) => {
    const { type, ending, write } = files[format];
    downloadFile(`${reportFileName(document)}.${ending}`, type, write(document));
  };
  const unsaved = displayed.outcome === 'sample' || displayed.outcome === 'shared';
  return (
    <Stack gap="m">
      <Inline gap="m">
        <Button variant="text" onClick={onBack}>
          {isOwnReport(displayed) ? words.back.own : words.back.other}
        </Button>
        {unsaved && (
          <Button variant="outline" size="small" onClick={onSave}>
            {words.keep}
          </Button>
        )}
      </Inline>
      <ReportToolbar
        onPrint={() => window.print()}
        onDownload={download}
        onShare={() => setSharing(true)}
        onCompare={onCompare}
      />
      <ShareReport document={document} open={sharing} onClose={() => setSharing(false)} />
    </Stack>
  );
}
