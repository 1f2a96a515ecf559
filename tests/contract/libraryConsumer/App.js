// An application of another team, which knows the package alone.
import {
  Accordion,
  Badge,
  Button,
  Heading,
  LabelsProvider,
  Stack,
  Table,
  TextField,
} from 'consultancy-design-system';
import { createElement as h, useState } from 'react';

const labels = { field: { optional: 'optional', error: 'Error:' } };

export function App() {
  const [name, setName] = useState('');
  const [sent, setSent] = useState(0);
  return h(
    LabelsProvider,
    { labels },
    h(
      Stack,
      null,
      h(Heading, { level: 1 }, 'Ask us'),
      h(Badge, null, 'New'),
      h(TextField, { label: 'Name', name: 'name', value: name, onChange: setName }),
      h(Button, { onClick: () => setSent(sent + 1) }, `Sent ${sent} times`),
      h(Accordion, { items: [{ id: 'a', question: 'Why?', answer: 'Because.' }] }),
      h(Table, {
        caption: 'Hours',
        columns: [{ key: 'day', label: 'Day' }],
        rows: [{ id: 'mon', cells: { day: 'Monday' } }],
      }),
    ),
  );
}
