import { useEffect, useState } from 'react';

import { Button, CopyButton, Dialog, Stack, Text, TextField } from '#design-system';
import { useServices } from '#services';
import { encodeReport, type ReportDocument } from '#services/reports';
import { paths } from '#site/routing/paths.ts';
import { useCopyText } from '#site/shared/useCopyText.ts';

import { share } from './report.content.ts';

export interface ShareReportProps {
  readonly report: ReportDocument;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog with a link that contains the report. It first warns which data the link reveals. The report is in the
 * fragment of the link, which browsers never send to a server.
 */
export function ShareReport({ report, open, onClose }: ShareReportProps) {
  const link = useLink(report, open);
  const copyText = useCopyText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={share.title}
      actions={
        <>
          {link && <CopyButton label={share.copy} copiedLabel={share.copied} onCopy={() => copyText(link)} />}
          <Button variant="outline" onClick={onClose}>
            {share.close}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text>{share.warning}</Text>
        <Text tone="muted">{share.how}</Text>
        {link === undefined && <Text role="status">{share.packing}</Text>}
        {link === null && <Text role="status">{share.tooLong}</Text>}
        {link && (
          <TextField
            label={share.field}
            name="link"
            value={link}
            readOnly
            onValueChange={() => {}}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Returns the link: `undefined` while the report is packed, `null` if the report is too long or packing fails. */
function useLink(report: ReportDocument, isWanted: boolean): string | null | undefined {
  const { reportError } = useServices();
  const [link, setLink] = useState<string | null>();
  const key = JSON.stringify(report);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the report is a new object at each render, its text is not.
  useEffect(() => {
    if (!isWanted) return;
    let isOutdated = false;
    setLink(undefined);
    const show = (fragment: string | null) => {
      if (!isOutdated) setLink(fragment && new URL(`${paths.aiAudit}#${fragment}`, location.href).href);
    };
    encodeReport(report).then(show, (error: unknown) => {
      reportError(error, 'audit.share');
      show(null);
    });
    return () => {
      isOutdated = true;
    };
  }, [key, isWanted, reportError]);
  return link;
}
