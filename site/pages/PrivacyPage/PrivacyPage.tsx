import { Table } from '#design-system';
import { storageTable } from '#services';
import { company, contact } from '#services/knowledge';
import { privacyPolicy } from '#site/content/legal.ts';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { LegalArticle } from '#site/sections/LegalArticle/LegalArticle.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';

import { meta, table } from './PrivacyPage.content.ts';
import { StoredData } from './StoredData.tsx';

const policy = privacyPolicy({ company, contact });

/** Page `/privacy`: the data that is stored and sent, and the way to delete it. */
export function PrivacyPage() {
  return (
    <>
      <PageMeta {...meta} />
      <PageHeader title={meta.heading} lead={meta.lead} art={<PageDrawing name="privacy" />} />
      <LegalArticle
        text={policy}
        storageTable={
          <>
            <Table
              caption={table.caption}
              columns={table.columns}
              rows={storageTable().map((row) => ({ id: row.key, cells: { ...row } }))}
            />
            <StoredData />
          </>
        }
      />
    </>
  );
}
