import { useState } from 'react';

import { AlertDialog, Button, Heading, Inline, Stack, Text, useHydrated } from '#design-system';
import { deleteVisitorData, exportVisitorData, useServices } from '#services';
import { downloadFile } from '#site/shared/download.ts';

import { data } from './PrivacyPage.content.ts';

/** Lists the data stored in this browser, with buttons to download and delete it. Renders nothing before hydration. */
export function StoredData() {
  const { local, session } = useServices();
  const [isConfirming, setIsConfirming] = useState(false);
  const [result, setResult] = useState('');
  if (!useHydrated()) return null;
  const keys = [...local.keys(), ...session.keys()];
  return (
    <Stack gap="s">
      <Heading level={3} size="h4">
        {data.title}
      </Heading>
      <Text role="status">{result || (keys.length > 0 ? data.some(keys) : data.none)}</Text>
      {keys.length > 0 && (
        <Inline gap="s">
          <Button
            variant="outline"
            size="small"
            onClick={() =>
              downloadFile(data.fileName, 'application/json', exportVisitorData({ local, session }))
            }
          >
            {data.export}
          </Button>
          <Button variant="outline" size="small" onClick={() => setIsConfirming(true)}>
            {data.delete}
          </Button>
        </Inline>
      )}
      <AlertDialog
        open={isConfirming}
        title={data.confirm.title}
        confirmLabel={data.confirm.yes}
        cancelLabel={data.confirm.no}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          setResult(deleteVisitorData({ local, session }) ? data.deleted : data.refused);
        }}
      >
        {data.confirm.text}
      </AlertDialog>
    </Stack>
  );
}
