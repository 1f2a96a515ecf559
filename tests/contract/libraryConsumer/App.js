// An application of another team, which knows the package alone.
import {
  Accordion,
  Badge,
  Button,
  Dialog,
  Heading,
  Stack,
  Table,
  TextField,
} from 'consultancy-design-system';
import { createElement as h, useState } from 'react';

export function App() {
  const [sent, setSent] = useState(0);
  return h(
    Stack,
    null,
    h(Heading, { level: 1 }, 'Ask us'),
    h(Badge, null, 'New'),
    h(TextField, { label: 'Name', name: 'name', defaultValue: 'Ada', optional: true }),
    h(Button, { onClick: () => setSent(sent + 1) }, `Sent ${sent} times`),
    h(Accordion, { items: [{ id: 'a', question: 'Why?', answer: 'Because.' }] }),
    h(Table, {
      caption: 'Hours',
      columns: [{ key: 'day', label: 'Day' }],
      rows: [{ id: 'mon', cells: { day: 'Monday' } }],
    }),
    sent > 0 && h(Dialog, { defaultOpen: true, title: 'Thank you' }, 'We write within a working day.'),
  );
}
