import { Accordion, Button, Dialog, Heading, Stack, TextField } from 'consultancy-design-system';
import { useState } from 'react';

export default function Home() {
  const [sent, setSent] = useState(0);
  return (
    <Stack>
      <Heading level={1}>Ask us</Heading>
      <TextField label="Name" name="name" defaultValue="Ada" optional />
      <Button onClick={() => setSent(sent + 1)}>{`Sent ${sent} times`}</Button>
      <Accordion items={[{ id: 'a', question: 'Why?', answer: 'Because.' }]} />
      {sent > 0 && (
        <Dialog defaultOpen title="Thank you">
          We write within a working day.
        </Dialog>
      )}
    </Stack>
  );
}
