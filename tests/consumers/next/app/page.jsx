import {
  Accordion,
  Breadcrumbs,
  Button,
  Container,
  Disclosure,
  Heading,
  NavigationMenu,
  Stack,
  Table,
  TextField,
} from 'consultancy-design-system';
import { Markdown } from 'consultancy-design-system/Markdown';

import { Enquiry } from './Enquiry.jsx';

/** A server component: what it draws comes without a line of its own script. */
export default function Page() {
  return (
    <Container as="main">
      <Stack>
        <NavigationMenu currentPath="/" items={[{ name: 'Home', path: '/' }]} />
        <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Ask' }]} />
        <Heading level={1}>Ask us</Heading>
        <TextField label="Name" name="name" defaultValue="Ada" optional />
        <Accordion items={[{ id: 'a', question: 'Why?', answer: 'Because.' }]} />
        <Disclosure summary="More">Details</Disclosure>
        <Table
          caption="Hours"
          columns={[{ key: 'day', label: 'Day' }]}
          rows={[{ id: 'mon', cells: { day: 'Monday' } }]}
        />
        <Markdown>{'Read | Do\n--- | ---\n[Ask](/) | **now**'}</Markdown>
        <Button href="/">Home</Button>
        <Enquiry />
      </Stack>
    </Container>
  );
}
