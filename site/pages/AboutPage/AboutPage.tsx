import { Fragment } from 'react';

import { DescriptionList, Heading, Icon, Link, Text } from '#design-system';
import { company, technologies as kinds } from '#services/knowledge';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { RoleSheet, roleSheet } from '#site/drawings/RoleSheet/RoleSheet.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { FigureLine } from '#site/sections/KeyFigures/FigureLine.tsx';
import { Mission } from '#site/sections/Mission/Mission.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Quote } from '#site/sections/Quote/Quote.tsx';
import { Section } from '#site/sections/Section/Section.tsx';

import {
  door,
  headings,
  meta,
  milestones,
  people,
  technologies,
  updates,
  values,
} from './AboutPage.content.ts';
import * as styles from './AboutPage.css.ts';

/** `/about` — why the company exists, what it is held to and who started it. */
export function AboutPage() {
  return (
    <>
      <PageMeta {...meta} />
      <div className={styles.head}>
        <PageHeader title={meta.heading} lead={meta.lead} />
        <PageDrawing name="about" wide className={styles.street}>
          <text x="1309" y="200" className={styles.door}>
            {door}
          </text>
        </PageDrawing>
      </div>
      <Quote foot={<FigureLine />}>
        <Mission title={headings.mission} text={company.mission} />
        <Mission title={headings.vision} text={company.vision} />
      </Quote>
      <Section title={people.title} lead={people.lead}>
        <dl className={styles.people}>
          {company.people.map(({ role, does, ask }) => (
            <div key={role} className={styles.person}>
              <dt className={styles.role}>
                <RoleSheet name={roleSheet(role)} />
                {role}
              </dt>
              <dd className={styles.does}>
                {does}{' '}
                <span className={styles.ask}>
                  {people.ask}: {ask}.
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={milestones.title} lead={milestones.lead}>
        <ol className={styles.milestones}>
          {company.milestones.map(({ year, title, description }) => (
            <li key={year} className={styles.milestone}>
              <p className={styles.year}>{year}</p>
              <div className={styles.change}>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text size="small" tone="muted">
                  {description}
                </Text>
              </div>
            </li>
          ))}
          {updates.map(({ slug, year, title, description, link }) => (
            <li key={slug} className={styles.milestone}>
              <div className={styles.change}>
                <Heading level={3} size="h4">
                  {title}
                </Heading>
                <Text size="small" tone="muted">
                  {description}
                </Text>
                <Text size="small">
                  <Link href={paths.post(slug)}>{link}</Link>
                </Text>
              </div>
              <p className={styles.year}>{year}</p>
            </li>
          ))}
        </ol>
        <p className={styles.all}>
          <Link href={milestones.all.href} variant="standalone">
            {milestones.all.label}
            <Icon name="arrowRight" />
          </Link>
        </p>
      </Section>
      <Section title={values.title} lead={values.lead}>
        <div className={styles.values}>
          {company.values.map(({ title, description }) => (
            <div key={title} className={styles.value}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted" measure>
                {description}
              </Text>
            </div>
          ))}
        </div>
      </Section>
      <Section title={technologies.title} lead={technologies.lead} titlePlace="beside">
        <DescriptionList
          items={kinds.map(({ name, items }) => ({
            term: name,
            details: items.map((item, index) => (
              <Fragment key={item}>
                {index > 0 && ' '}
                <span className={styles.technology}>
                  {item}
                  {index < items.length - 1 && ','}
                </span>
              </Fragment>
            )),
          }))}
        />
      </Section>
    </>
  );
}
