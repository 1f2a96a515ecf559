import {
  Button,
  Dialog,
  DisplaySettings,
  Heading,
  TextField,
  useDisplaySettings,
} from 'consultancy-design-system';
import { useState } from 'react';

export function App() {
  const [sent, setSent] = useState(0);
  return (
    <main>
      <Heading level={1}>Ask us</Heading>
      <TextField name="email" label="Email" />
      <DisplaySettings {...useDisplaySettings()} />
      <Button className="mt-16" onClick={() => setSent(sent + 1)}>{`Sent ${sent} times`}</Button>
      {sent > 0 && (
        <Dialog defaultOpen title="Thank you">
          We write within a working day.
        </Dialog>
      )}
    </main>
  );
}
