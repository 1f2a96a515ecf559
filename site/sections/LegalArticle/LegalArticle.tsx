import type { ReactNode } from 'react';

import { Container, Disclosure, Heading, Link, Stack, Table, Text } from '#design-system';
import { formatDay } from '#site/content/formatDay.ts';
import type { LegalBlock, LegalText } from '#site/content/legal.ts';
import { TableOfContents } from '#site/sections/TableOfContents/TableOfContents.tsx';

import * as styles from './LegalArticle.css.ts';

export interface LegalArticleProps {
  readonly text: LegalText;
  /** Content for each block of kind `storage-table`. */
  readonly storageTable?: ReactNode;
}

/**
 * A legal text with its table of contents.
 *
 * **Not this?** Use `Prose` for a post.
 */
export function LegalArticle({ text, storageTable }: LegalArticleProps) {
  return (
    <Container className={styles.columnsOfText}>
      <TableOfContents headings={text.sections.map(({ id, heading }) => ({ id, text: heading }))} />
      <Stack gap="xxl" className={styles.body}>
        {text.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id}>
            <Stack gap="m">
              <Heading level={2} size="h3">
                {heading}
              </Heading>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a legal text never change place.
                <Block key={index} block={block} heading={heading} storageTable={storageTable} />
              ))}
            </Stack>
          </section>
        ))}
        <Text size="small" tone="muted">
          Version {text.version}, {formatDay(text.date)}
        </Text>
      </Stack>
    </Container>
  );
}

/** Folds its content below the summary; without a summary the content is always visible. */
const Fold = ({
  summary,
  children,
}: {
  readonly summary: string | undefined;
  readonly children: ReactNode;
}) => (summary ? <Disclosure summary={summary}>{children}</Disclosure> : children);

interface BlockProps {
  readonly block: LegalBlock;
  readonly heading: string;
  readonly storageTable: ReactNode;
}

function Block({ block, heading, storageTable }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return <Text measure>{block.text}</Text>;
    case 'list':
      return (
        <Fold summary={block.summary}>
          <ul className={styles.bullets}>
            {block.items.map((item) => (
              <li key={item} className={styles.bullet}>
                {item}
              </li>
            ))}
          </ul>
        </Fold>
      );
    case 'table':
      return (
        <Fold summary={block.summary}>
          <Table
            caption={block.summary ?? heading}
            captionHidden
            className={styles.table}
            columns={block.head.map((label, column) => ({ key: String(column), label }))}
            rows={block.rows.map((cells) => ({
              id: cells[0] ?? '',
              cells: Object.fromEntries(cells.entries()),
            }))}
          />
        </Fold>
      );
    case 'address':
      return (
        <address className={styles.address}>
          {block.lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </address>
      );
    case 'link':
      return (
        <div>
          <Link href={block.href} variant="standalone">
            {block.text}
          </Link>
        </div>
      );
    case 'storage-table':
      return storageTable;
  }
}
