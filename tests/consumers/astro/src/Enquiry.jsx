import { Button, Dialog, Tabs, TextField } from 'consultancy-design-system';
import { useState } from 'react';

/** An island: it alone is hydrated. */
export function Enquiry() {
  const [sent, setSent] = useState(0);
  return (
    <>
      <TextField label="Name" name="name" defaultValue="Ada" />
      <Tabs
        label="Report"
        items={[
          { id: 'a', label: 'Summary', content: 'Short' },
          { id: 'b', label: 'Details', content: 'Long' },
        ]}
      />
      <Button onClick={() => setSent(sent + 1)}>{`Sent ${sent} times`}</Button>
      {sent > 0 && (
        <Dialog defaultOpen title="Thank you">
          We write within a working day.
        </Dialog>
      )}
    </>
  );
}
