'use client';

import { Button, Dialog } from 'consultancy-design-system';
import { useState } from 'react';

export function Enquiry() {
  const [sent, setSent] = useState(0);
  return (
    <>
      <Button onClick={() => setSent(sent + 1)}>{`Sent ${sent} times`}</Button>
      {sent > 0 && (
        <Dialog defaultOpen title="Thank you">
          We write within a working day.
        </Dialog>
      )}
    </>
  );
}
