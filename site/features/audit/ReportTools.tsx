import { useState } from 'react';

import { Button, Inline, type ReportFormat, ReportToolbar, Stack } from '#design-system';
import { reportToHtml, reportToJson, reportToMarkdown, toReportDocument } from '#services/reports';
import { downloadFile } from '#site/features/download.ts';

import { fileNameOf } from './fileNameOf.ts';
import { words } from './report.content.ts';
import { ShareReport } from './ShareReport.tsx';
import { isOwn, type ShownReport } from './ShownReport.ts';

export interface ReportToolsProps {
  readonly shown: ShownReport;
  readonly onBack: () => void;
  /** Left out while there is nothing to compare with. */
  readonly onCompare: (() => void) | undefined;
  /** Keeps a report that is in no store. */
  readonly onKeep: () => void;
}

const files = {
  html: { type: 'text/html', ending: 'html', write: reportToHtml },
  markdown: { type: 'text/markdown', ending: 'md', write: reportToMarkdown },
  json: { type: 'application/json', ending: 'json', write: reportToJson },
} as const;

/** The ways back from a report and out of the browser: paper, files, a link. */
export function ReportTools({ shown, onBack, onCompare, onKeep }: ReportToolsProps) {
  const [sharing, setSharing] = useState(false);
  const document = toReportDocument(shown.record);
  const download = (format: ReportFormat) => {
    const { type, ending, write } = files[format];
    downloadFile(`${fileNameOf(document)}.${ending}`, type, write(document));
  };
  const unkept = shown.outcome === 'sample' || shown.outcome === 'shared';
  return (
    <Stack gap="m">
      <Inline gap="m">
        <Button variant="text" onClick={onBack}>
          {isOwn(shown) ? words.back.own : words.back.other}
        </Button>
        {unkept && (
          <Button variant="outline" size="small" onClick={onKeep}>
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
