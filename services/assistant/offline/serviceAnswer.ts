import type { CaseStudy, KnowledgeBase, Offering, SubOffering } from '../../knowledge/types.ts';
import { casesPage, isService, lowerFirst, parentOf, serviceLink } from './answerParts.ts';
import { escapeMarkdown, type LocalAnswer, localAnswer, markdownLink } from './localAnswer.ts';

/**
 * Returns the answer about one service or solution: its description and, for a service, its typical time and a client
 * that has it.
 */
export function serviceAnswer(base: KnowledgeBase, subject: Offering | SubOffering): LocalAnswer {
  const page = { name: subject.title, path: `/services/${subject.id}` };
  const cases = casesPage(base);
  if (!isService(subject)) {
    const parent = parentOf(base, subject);
    return localAnswer(
      parent ? [page, { name: parent.title, path: `/services/${parent.id}` }] : [page],
      `**${escapeMarkdown(subject.title)}.** ${subject.description}`,
      `${parent ? `Part of ${serviceLink(parent)}. ` : ''}More: ${markdownLink(page)}.`,
    );
  }
  const study = base.caseStudies.find(({ slug }) => slug === subject.caseStudy);
  return localAnswer(
    cases ? [page, cases] : [page],
    `**${escapeMarkdown(subject.title)}.** ${subject.description}`,
    `It takes ${subject.typicalTime}. More: ${markdownLink(page)}.`,
    study ? alreadyDone(study) : '',
  );
}

function alreadyDone({ client, title, slug }: CaseStudy): string {
  const page = { name: title, path: `/case-studies/${slug}` };
  return `Already done for ${lowerFirst(client)}: ${markdownLink(page)}.`;
}
