import { Heading, Icon, Link, Text } from '#design-system';
import { company, features, technologies as technologyGroups } from '#services/knowledge';
import { Street } from '#site/drawings/places/Street.tsx';
import { RoleFigure, roleFigure } from '#site/drawings/RoleFigure/RoleFigure.tsx';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { FigureLine } from '#site/sections/KeyFigures/FigureLine.tsx';
import { Milestones } from '#site/sections/Milestones/Milestones.tsx';
import { Mission } from '#site/sections/Mission/Mission.tsx';
import { PageHeader } from '#site/sections/PageHeader/PageHeader.tsx';
import { Quote } from '#site/sections/Quote/Quote.tsx';
import { Section } from '#site/sections/Section/Section.tsx';
import { TechnologyNames } from '#site/sections/Technologies/TechnologyNames.tsx';

import { headings, history, meta, milestones, people, technologies, values } from './AboutPage.content.ts';
import * as styles from './AboutPage.css.ts';

/** Page `/about`: mission, values, people and history of the company. */
export function AboutPage() {
  return (
    <>
      <PageMeta {...meta} />
      <div className={styles.head}>
        <PageHeader title={meta.heading} lead={meta.lead} />
        {Street && <Street className={styles.street} />}
      </div>
      <Quote foot={<FigureLine />}>
        <Mission title={headings.mission} text={company.mission} />
        <Mission title={headings.vision} text={company.vision} />
      </Quote>
      <Section title={people.title} lead={people.lead}>
        <People />
      </Section>
      <Section title={milestones.title} lead={milestones.lead}>
        <Milestones milestones={history} />
        {features.blog && (
          <p className={styles.allUpdates}>
            <Link href={milestones.all.href} variant="standalone">
              {milestones.all.label}
              <Icon name="arrowRight" />
            </Link>
          </p>
        )}
      </Section>
      <Section title={values.title} lead={values.lead}>
        <Values />
      </Section>
      <Section title={technologies.title} titleSize="h3" lead={technologies.lead}>
        <dl className={styles.technologies}>
          {technologyGroups.map(({ name, items }) => (
            <div key={name}>
              <dt className={styles.groupName}>{name}</dt>
              <dd>
                <TechnologyNames items={items} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** People of the company, each with the questions to ask them. */
function People() {
  return (
    <dl className={styles.people}>
      {company.people.map(({ name, role, does, askAbout }) => (
        <div key={name} className={styles.person}>
          <dt className={styles.role}>
            <RoleFigure name={roleFigure(role)} />
            <span>
              {name}
              <span className={styles.job}>
                {name === company.founder.name ? company.founder.title : role}
              </span>
            </span>
          </dt>
          <dd className={styles.does}>
            {does}{' '}
            <span className={styles.ask}>
              {people.ask}: {askAbout}.
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Values of the company, each with a page that proves it. */
function Values() {
  return (
    <div className={styles.values}>
      {company.values.map(({ title, description }, index) => {
        const proof = values.proofs[index];
        return (
          <div key={title} className={styles.value}>
            <Heading level={3} className={styles.valueName}>
              {title}
            </Heading>
            <Text measure className={styles.meaning}>
              {description}
            </Text>
            {proof && (
              <p className={styles.proof}>
                <Link href={proof.href}>{proof.label}</Link>
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
