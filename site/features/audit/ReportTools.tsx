import { useState } from 'react';

import { Button, Inline, type ReportFormat, ReportToolbar } from '#design-system';
import { useServices } from '#services';
import {
  anonymousChallenge,
  reportToHtml,
  reportToJson,
  reportToMarkdown,
  reportToWord,
  toReportDocument,
} from '#services/reports';
import { siteUrl } from '#site/routing/siteUrl.ts';
import { downloadFile } from '#site/shared/download.ts';
import { useNotify } from '#site/state/useNotify.ts';
import { type DisplayedReport, isFromVisitor } from './DisplayedReport.ts';
import { notices, reportCopy } from './report.content.ts';
import { reportFileName } from './reportFileName.ts';
import { ShareReport } from './ShareReport.tsx';

export interface ReportToolsProps {
  readonly displayed: DisplayedReport;
  readonly onBack: () => void;
  /** Opens the comparison; `undefined` if there is no other report. */
  readonly onCompare: (() => void) | undefined;
  /** Saves a sample or a shared report in this browser. */
  readonly onSave: () => void;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const files = {
  html: { type: 'text/html', ending: 'html', write: reportToHtml },
  markdown: { type: 'text/markdown', ending: 'md', write: reportToMarkdown },
  json: { type: 'application/json', ending: 'json', write: reportToJson },
} as const;

/** Actions for a report: print, download, share, and compare with another report. */
export function ReportDownloads({ displayed, onCompare }: Pick<ReportToolsProps, 'displayed' | 'onCompare'>) {
  const [sharing, setSharing] = useState(false);
  const { reportError } = useServices();
  const notify = useNotify();
  const { formData } = displayed.record;
  const report = toReportDocument(displayed.record);
  const options = { challenge: anonymousChallenge(formData), urlOf: siteUrl };
  const download = async (format: ReportFormat) => {
    const name = reportFileName(report);
    if (format !== 'docx') {
      const { type, ending, write } = files[format];
      return downloadFile(`${name}.${ending}`, type, write(report, options));
    }
    try {
      downloadFile(`${name}.docx`, wordType, await reportToWord(report, options));
    } catch (error) {
      reportError(error, 'audit.share');
      notify('word', notices.noWord, 'error');
    }
  };
  return (
    <>
      <ReportToolbar
        onPrint={() => window.print()}
        onDownload={(format) => void download(format)}
        onShare={() => setSharing(true)}
        onCompare={onCompare}
      />
      <ShareReport report={report} open={sharing} onClose={() => setSharing(false)} />
    </>
  );
}

/** Buttons above a report: back to the form, and "save" for a report that is not saved. */
export function ReportTools({ displayed, onBack, onSave }: Omit<ReportToolsProps, 'onCompare'>) {
  const unsaved = displayed.outcome === 'sample' || displayed.outcome === 'shared';
  return (
    <Inline gap="m">
      <Button variant="text" onClick={onBack}>
        {isFromVisitor(displayed) ? reportCopy.back.own : reportCopy.back.other}
      </Button>
      {unsaved && (
        <Button variant="outline" size="small" onClick={onSave}>
          {reportCopy.keep}
        </Button>
      )}
    </Inline>
  );
}
